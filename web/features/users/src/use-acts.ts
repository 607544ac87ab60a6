import type { User } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../kernel/store';
import type { RowAction } from '../../../ui/list/list-spec';
import type { PageAction } from '../../../ui/page/page-actions';
import type { ResourceActs } from '../../../ui/resource/resource-spec';
import { useUserActs } from './use-user-acts';
import { useAssignable } from './use-assignable';
import { importPath, reasonsOf } from './users.paths';

/** Who may add one user may add many. */
export function useActs(): ResourceActs<User> {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const { roles } = useAssignable();
  const mayAdd = usePermission('user.create') && roles.length > 0;
  const bring: PageAction = {
    ...{ key: 'import', label: t('import.action'), icon: 'upload' },
    onPress: () => void navigate(importPath),
  };
  const { actions, children } = useUserActs();
  const why: RowAction<User> = {
    ...{ key: 'reasons', label: t('reasons.action'), icon: 'info' },
    onPress: (user) => void navigate(reasonsOf(user)),
  };
  return { actions: [...actions, why], children, page: mayAdd ? [bring] : [] };
}
