import { userContract, type User } from '@reprise/contracts/identity';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/date-time';
import { ResourceCreatePage, ResourceEditPage } from '../../../ui/resource/resource-form.page';
import { ResourceListPage } from '../../../ui/resource/resource-list.page';
import type { ResourcePaths, ResourceScreens } from '../../../ui/resource/resource-spec';
import { AcceptedTerms } from './accepted-terms';
import { reasonsOf } from './users.paths';
import { requiredOf } from './held-modules.rules';
import { useUserPlace } from './use-user-place';
import { useDrawnFields } from './use-drawn-fields';
import { useActs } from './use-acts';
import { useKept, useRights } from './use-rights';

function Roles({ types }: Pick<User, 'types'>) {
  const { t } = useTranslation('enums');
  return types.map((role) => t(`role.${role}`)).join(', ');
}

function LastLogin({ at }: { at: string | null }) {
  const { t } = useTranslation('users');
  return at ? <DateTime value={at} /> : t('never');
}

function Why({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return <Link to={reasonsOf(user)}>{t('reasons.action')}</Link>;
}

/** Back office §2 and §5 "User". */
const declared: Omit<ResourceScreens<User>, 'paths'> = {
  contract: userContract,
  namespace: 'users',
  nameOf: (user) => `${user.firstname} ${user.lastname}`,
  columns: [
    { key: 'email', order: 'email', card: 'line', render: (user) => user.email },
    {
      key: 'name',
      order: 'lastname',
      card: 'title',
      render: (user) => `${user.firstname} ${user.lastname}`,
    },
    { key: 'types', card: 'line', render: (user) => <Roles types={user.types} /> },
    { key: 'lastLogin', card: 'note', render: (user) => <LastLogin at={user.lastLogin} /> },
    {
      ...{ key: 'createdAt', order: 'createdAt', hidden: true },
      render: (user) => <DateTime value={user.createdAt} />,
    },
    'status',
  ],
  sections: [
    { key: 'person', fields: ['firstname', 'lastname', 'email', 'locale', 'status', 'forceConnectionBySso'] },
    {
      key: 'work',
      fields: [
        'modules',
        'rootOrganizationId',
        'timOrganizationId',
        'lcmOrganizationId',
        'rpsOrganizationId',
      ],
    },
  ],
  defaultOrder: { field: 'email', direction: 'asc' },
  required: requiredOf,
  useDrawn: useDrawnFields,
  useRights,
  useActs,
  about: (user) => ({
    context: (
      <>
        <AcceptedTerms acceptedTerms={user.acceptedTerms} />
        <Why user={user} />
      </>
    ),
  }),
};

function Users() {
  const [paths, kept] = [useUserPlace(), useKept()];
  const spec = useMemo(() => ({ ...declared, paths, kept }), [paths, kept]);
  return <ResourceListPage spec={spec} />;
}

/** One list, whose users are opened at the addresses of their kind. */
export default function screens(paths: ResourcePaths) {
  const spec = { ...declared, paths };
  return {
    List: Users,
    Create: () => <ResourceCreatePage spec={spec} />,
    Edit: () => <ResourceEditPage spec={spec} />,
  };
}
