import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import type { ListSpec } from './list-spec';

/** One menu a row. What is not possible now stays visible, disabled, with its reason. */
export function RowMenu<Row>({ row, spec }: { row: Row; spec: ListSpec<Row> }) {
  const { t } = useTranslation();
  const actions = (spec.rowActions ?? []).filter((action) => action.shown?.(row) ?? true);
  if (actions.length === 0) return null;
  const items = actions.map((action) => {
    const reason = action.disabledReason?.(row);
    return {
      key: action.key,
      label: reason ? `${action.label} (${reason})` : action.label,
      danger: action.danger ?? false,
      disabled: reason !== undefined,
      ...(action.icon ? { icon: <Icon name={action.icon} size={16} /> } : {}),
    };
  });
  const name = spec.rowName?.(row) ?? spec.rowKey(row);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => actions.find((a) => a.key === key)?.onPress(row) }}
    >
      <Button
        type="text"
        aria-label={t('list.row-actions', { name })}
        icon={<Icon name="more" size={18} />}
      />
    </Dropdown>
  );
}
