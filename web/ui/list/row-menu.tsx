import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import type { ListSpec, RowAction } from './list-spec';

type Props<Row> = { row: Row; spec: ListSpec<Row> };

/** One menu per row, or a button for a single action. Impossible actions stay visible, with the reason. */
export function RowMenu<Row>({ row, spec }: Props<Row>) {
  const { t } = useTranslation();
  const declared = spec.rowActions ?? [];
  const actions = declared.filter((action) => action.shown?.(row) ?? true);
  const [first] = actions;
  if (!first) return null;
  const name = spec.rowName?.(row) ?? spec.rowKey(row);
  if (declared.length === 1) return <RowButton row={row} name={name} action={first} />;
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
  return (
    <ButtonMenu
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => actions.find((a) => a.key === key)?.onPress(row) }}
    >
      <Button
        type="text"
        aria-label={t('list.row-actions', { name })}
        icon={<Icon name="more" size={18} />}
      />
    </ButtonMenu>
  );
}

type ButtonProps<Row> = { row: Row; name: string; action: RowAction<Row> };

function RowButton<Row>({ row, name, action }: ButtonProps<Row>) {
  const reason = action.disabledReason?.(row);
  const words = reason ? `${action.label} (${reason})` : action.label;
  return (
    <Button
      type="text"
      title={words}
      aria-label={`${words} · ${name}`}
      danger={action.danger ?? false}
      disabled={reason !== undefined}
      icon={<Icon name={action.icon ?? 'arrow-right'} size={18} />}
      onClick={() => action.onPress(row)}
    />
  );
}
