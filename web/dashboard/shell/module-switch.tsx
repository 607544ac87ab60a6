import { Spin } from 'antd';
import { moduleTypes } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import {
  type AuthenticatedUser,
  moduleSwitchRequested,
  selectModule,
  selectSwitchingTo,
} from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { Icon } from '../../ui/icon';
import { moduleIcons } from './module-icons';
import styles from './shell.module.css';
import { useSwitch } from './use-switch';

/** One switch at a time; the current module is marked (back office §4). */
export function ModuleSwitch({ user }: { user: AuthenticatedUser }) {
  const { t } = useTranslation(['common', 'enums']);
  const { go, question } = useSwitch();
  const current = useAppSelector(selectModule);
  const target = useAppSelector(selectSwitchingTo);
  const held = moduleTypes.filter((module) => user.modules[module]);
  if (held.length < 2) return null;
  return (
    <div className={styles['group']}>
      <p className={styles['group-title']}>{t('profile.modules')}</p>
      {held.map((module) => (
        <button
          key={module}
          type="button"
          className={styles['choice']}
          aria-current={module === current}
          disabled={target !== undefined || module === current}
          onClick={() => go(moduleSwitchRequested(module))}
        >
          <Icon name={moduleIcons[module] ?? 'user'} />
          <span>{t(`enums:module.${module}`)}</span>
          {module === target && <Spin size="small" />}
          {module === current && <Icon name="check" size={16} />}
        </button>
      ))}
      {question}
    </div>
  );
}
