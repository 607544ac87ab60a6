import { Button, Input, Popover, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import { Icon } from '../icon';
import type { ListFilter } from './list-spec';
import { type ListView, urlNames } from './list-url';
import styles from './list.module.css';

type Props = { filters: readonly ListFilter[]; view: ListView; show: (view: ListView) => void };

/** All filters of the list in one panel; each acts as soon as it is set. */
export function FilterPanel({ filters, view, show }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = Object.values(view.filters).filter((values) => values.length > 0).length;
  const set = (name: string, values: readonly string[]): void =>
    show({ ...view, page: 1, filters: { ...view.filters, [name]: values } });
  const content = (
    <div className={styles['panel']}>
      {filters.map((filter) => (
        <OneFilter key={filter.name} filter={filter} view={view} set={set} />
      ))}
    </div>
  );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={content}
    >
      <Button icon={<Icon name="filter" size={16} />} aria-expanded={open}>
        {t('list.add-filter')}
        {count > 0 && ` (${count})`}
      </Button>
    </Popover>
  );
}

type OneProps = {
  filter: ListFilter;
  view: ListView;
  set: (name: string, values: readonly string[]) => void;
};

function OneFilter({ filter, view, set }: OneProps) {
  if (filter.kind === 'choice') {
    const value = view.filters[filter.name] ?? [];
    return (
      <FormField label={filter.label}>
        {({ id }) => (
          <Select
            id={id}
            allowClear
            mode={filter.multiple ? 'multiple' : undefined}
            className={styles['control']}
            value={filter.multiple ? [...value] : value[0]}
            options={[...filter.options]}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(next: string | string[] | undefined) => set(filter.name, [next ?? []].flat())}
          />
        )}
      </FormField>
    );
  }
  if (filter.kind === 'text') return <Bound name={filter.name} label={filter.label} view={view} set={set} />;
  return <Bounds filter={filter} view={view} set={set} />;
}

function Bounds({ filter, view, set }: OneProps) {
  const { t } = useTranslation();
  const [low = '', high = ''] = urlNames(filter);
  const type = filter.kind === 'dates' ? 'date' : 'text';
  return (
    <fieldset>
      <legend className={styles['legend']}>{filter.label}</legend>
      <div className={styles['bounds']}>
        <Bound name={low} label={t('list.from')} type={type} view={view} set={set} />
        <Bound name={high} label={t('list.to')} type={type} view={view} set={set} />
      </div>
    </fieldset>
  );
}

type BoundProps = Omit<OneProps, 'filter'> & { name: string; label: string; type?: 'text' | 'date' };

/** Sent when the field is left or Enter pressed, not at each key. */
function Bound({ name, label, type = 'text', view, set }: BoundProps) {
  const [text, setText] = useState(view.filters[name]?.[0] ?? '');
  const send = (): void => {
    if (text !== (view.filters[name]?.[0] ?? '')) set(name, text ? [text] : []);
  };
  return (
    <FormField label={label}>
      {({ id }) => (
        <Input
          id={id}
          type={type}
          value={text}
          onChange={(e) => setText(e.target.value)}
          onBlur={send}
          onPressEnter={send}
        />
      )}
    </FormField>
  );
}
