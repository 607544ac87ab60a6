import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { menuChoice } from '../menu-choice';
import type { ListSpec, RowAction } from './list-spec';

type Props<Row> = { row: Row; spec: ListSpec<Row> };

/** One menu per row, or a button for a single action. Impossible actions stay visible, with the reason. */
export function RowMenu<Row>({ row, spec }: Props<Row>) {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
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
  const press = (key: string): void => {
    // The entry is gone when a dialog that it opens closes: the focus returns to the menu's button.
    opener.current?.focus();
    actions.find((action) => action.key === key)?.onPress(row);
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: menuChoice(press) }}>
      <Button
        ref={opener}
        type="text"
        aria-label={t('list.row-actions', { name })}
        icon={<Icon name="more" size={18} />}
      />
    </Dropdown>
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
