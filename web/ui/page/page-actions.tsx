import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';
import { breakpoints } from '../design.tokens';
import { useNarrow } from '../use-narrow';
import styles from './page.module.css';

export type PageAction = {
  key: string;
  label: string;
  icon?: IconName;
  /** At most one per page. */
  primary?: boolean;
  danger?: boolean;
  onPress: () => void;
  loading?: boolean;
  /** The reason why the action is not possible in this state; absent if it is possible. */
  disabledReason?: string;
};
/** More stand in a menu on every screen. */
const most = 5;

/** The actions of a page. On a phone, two or more become one menu. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const { t } = useTranslation();
  const narrow = useNarrow(breakpoints.tablet);
  // An empty box would still keep its distance from what stands beside it.
  if (actions.length === 0) return null;
  if (actions.length > (narrow ? 1 : most)) {
    const items = actions.map((a) => ({
      key: a.key,
      label: a.disabledReason ? `${a.label} (${a.disabledReason})` : a.label,
      disabled: !!a.disabledReason,
      danger: a.danger,
    }));
    const press = (key: string): void => actions.find((a) => a.key === key)?.onPress();
    return (
      <ButtonMenu menu={{ items, onClick: ({ key }) => press(key) }}>
        <Button loading={actions.some((a) => a.loading)}>
          {t('action.actions')} <Icon name="chevron-down" size={16} />
        </Button>
      </ButtonMenu>
    );
  }
  return (
    <div className={styles['actions']}>
      {[...actions].sort(primaryLast).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
    </div>
  );
}

/** The primary action is at the far right. */
const primaryLast = (a: PageAction, b: PageAction): number =>
  Number(a.primary ?? false) - Number(b.primary ?? false);

function ActionButton({ action }: { action: PageAction }) {
  const reason = action.disabledReason;
  return (
    <Button
      type={action.primary ? 'primary' : 'default'}
      danger={action.danger ?? false}
      loading={action.loading ?? false}
      disabled={!!reason}
      title={reason}
      icon={action.icon && <Icon name={action.icon} size={16} />}
      onClick={action.onPress}
    >
      {action.label}
      {reason && <span className="visually-hidden"> ({reason})</span>}
    </Button>
  );
}
