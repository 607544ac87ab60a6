import type { Reference } from '@reprise/contracts/kernel';
import { platform } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import {
  type AuthenticatedUser,
  moduleSwitchRequested,
  organisationSwitchRequested,
  selectSwitchingTo,
} from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { Can } from '../../ui/can';
import { ReferencePicker } from '../../ui/form/reference-picker';
import { Icon } from '../../ui/icon';
import styles from './shell.module.css';
import { useSwitch } from './use-switch';

const activeOrganisation: Reference = { to: 'organizations', active: true };

/** Switches to another organisation that the user may see; operators can also leave the client (back office §2). */
export function OrganisationSwitch({ user }: { user: AuthenticatedUser }) {
  const { t } = useTranslation();
  const { go, question } = useSwitch();
  const target = useAppSelector(selectSwitchingTo);
  const current = user.currentOrganization?.id ?? undefined;
  const client = user.currentOrganization?.account;
  return (
    <div className={styles['group']}>
      <p className={styles['group-title']}>{t('profile.organisation')}</p>
      <ReferencePicker
        aria-label={t('profile.organisation')}
        reference={activeOrganisation}
        value={current}
        disabled={target !== undefined}
        loading={target === 'organisation'}
        onChange={(id) => id && id !== current && go(organisationSwitchRequested(id))}
      />
      {client && client.id !== platform && (
        <Can permission="client.list">
          <button
            type="button"
            className={styles['choice']}
            disabled={target !== undefined}
            onClick={() => go(moduleSwitchRequested('no_module'))}
          >
            <Icon name="logout" /> <span>{t('profile.leave-client', { name: client.name })}</span>
          </button>
        </Can>
      )}
      {question}
    </div>
  );
}
