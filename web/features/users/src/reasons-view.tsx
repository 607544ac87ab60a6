import type { Reasons } from '@reprise/contracts/identity';
import type { Permission } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/file/facts';
import { Notice } from '../../../ui/notice';
import styles from './reasons.module.css';

type Props = { of: Reasons; name: string; label: (permission: Permission) => string };

/** The answer first, then what gives and what withholds it. */
export function ReasonsView({ of, name, label }: Props) {
  const { t } = useTranslation(['users', 'enums']);
  const what = label(of.permission);
  return (
    <div data-testid="reasons" aria-live="polite" className={styles['reasons']}>
      <Notice family={of.may ? 'green' : 'amber'}>
        {t(of.may ? 'reasons.yes' : 'reasons.no', { name, what })}
      </Notice>
      {!of.userActive && <p>{t('reasons.inactive')}</p>}
      {!of.accountActive && <p>{t('reasons.closed')}</p>}
      <Panel title={t('reasons.modules')}>
        <ul>
          {of.modules.map((held) => (
            <Held key={held.module} of={held} label={label} />
          ))}
        </ul>
      </Panel>
      <Panel title={t('reasons.needs')}>
        <ul>
          {of.needs.map(({ permission, roles }) => (
            <li key={permission}>
              {t('reasons.need', {
                what: label(permission),
                roles: roles.map((role) => t(`enums:role.${role}`)).join(', ') || t('reasons.nobody'),
              })}
            </li>
          ))}
        </ul>
      </Panel>
      <Features of={of.features} />
    </div>
  );
}

function Held({ of, label }: { of: Reasons['modules'][number]; label: Props['label'] }) {
  const { t } = useTranslation(['users', 'enums']);
  const { module, role: held, organisation, lacks } = of;
  const role = t(`enums:role.${held}`);
  const list = lacks.map(label).join(', ');
  return (
    <li>
      <strong>{t(`enums:module.${module}`)}</strong>{' '}
      {lacks.length === 0 ? t('reasons.gives', { role }) : t('reasons.lacks', { role, list })}{' '}
      {lacks.length === 0 && organisation && t('reasons.at', { organisation })}
    </li>
  );
}

function Features({ of }: { of: Reasons['features'] }) {
  const { t } = useTranslation(['users', 'enums']);
  if (of.length === 0) return null;
  return (
    <Panel title={t('reasons.features')}>
      <ul>
        {of.map(({ feature, held, forAll }) => (
          <li key={feature}>
            {t(held ? 'reasons.held' : forAll ? 'reasons.missing-all' : 'reasons.missing-part', {
              feature: t(`enums:premium.${feature}`),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
