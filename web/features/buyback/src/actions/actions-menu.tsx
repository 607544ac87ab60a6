import type { BuybackRow } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { permissionsOfSession } from '../../../../kernel/session';
import { useAppSelector } from '../../../../kernel/store';
import { ButtonMenu } from '../../../../ui/button-menu';
import { Icon } from '../../../../ui/icon';
import styles from '../buyback.module.css';
import { type ActionKey, actionsFor } from './action.rules';

type Props = { row: BuybackRow; onAct: (key: ActionKey) => void; without?: ActionKey };

/** The less frequent actions in one menu; those not allowed in this state show why. */
export function ActionsMenu({ row, onAct, without }: Props) {
  const { t } = useTranslation('buyback');
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const actions = actionsFor(row, held).filter(({ key }) => key !== without);
  if (actions.length === 0) return null;
  const items = actions.map(({ key, danger, reason }) => ({
    key,
    danger: danger ?? false,
    disabled: reason !== undefined,
    label: (
      <span className={styles['disabled-action']} data-testid={`action-${key}`}>
        {t(`action.${key}`)}
        {reason && <span className={styles['reason']}>{t(`reason.${reason}`)}</span>}
      </span>
    ),
  }));
  const act = (key: string): void => {
    const found = actions.find((action) => action.key === key);
    if (found) onAct(found.key);
  };
  return (
    <ButtonMenu placement="bottomRight" menu={{ items, onClick: ({ key }) => act(key) }}>
      <Button data-testid="buyback-actions">
        {t('action.menu')} <Icon name="chevron-down" size={16} />
      </Button>
    </ButtonMenu>
  );
}
