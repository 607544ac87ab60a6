import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import { Notice } from '../notice';
import { useReferenceOptions } from '../form/use-reference-options';
import type { ListFilter } from './list-spec';
import { hasCrossedBounds, type ListView, urlNames } from './list-url';
import { longestLabel, longestList } from '../longest';
import styles from './list.module.css';

type FilterProps<F extends ListFilter = ListFilter> = {
  filter: F;
  view: ListView;
  set: (name: string, values: readonly string[]) => void;
};
type OfKind<K extends ListFilter['kind']> = FilterProps<Extract<ListFilter, { kind: K }>>;

/** The control of one filter, applied immediately. */
export function FilterControl({ filter, view, set }: FilterProps) {
  switch (filter.kind) {
    case 'choice':
      return <Choice filter={filter} view={view} set={set} />;
    case 'reference':
      return <Named filter={filter} view={view} set={set} />;
    case 'text':
      return <Bound name={filter.name} label={filter.label} view={view} set={set} />;
    case 'range':
    case 'dates':
      return <Bounds filter={filter} view={view} set={set} />;
  }
}

function Named({ filter: { name, label, reference }, view, set }: OfKind<'reference'>) {
  const { options } = useReferenceOptions(reference);
  return <Choice filter={{ kind: 'choice', name, label, options, multiple: true }} view={view} set={set} />;
}

function Choice({ filter, view, set }: OfKind<'choice'>) {
  const value = view.filters[filter.name] ?? [];
  return (
    <FormField label={filter.label}>
      {({ id }) => (
        <Select
          id={id}
          allowClear
          mode={filter.multiple ? 'multiple' : undefined}
          maxTagCount={longestList}
          maxTagTextLength={longestLabel}
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

/** Back office §5: "min must be at most max, otherwise a warning shows and the input group is highlighted". */
function Bounds({ filter, view, set }: OfKind<'range' | 'dates'>) {
  const { t } = useTranslation();
  const [low = '', high = ''] = urlNames(filter);
  const type = filter.kind === 'dates' ? 'date' : 'text';
  const crossed = hasCrossedBounds(filter, view);
  return (
    <fieldset aria-invalid={crossed} className={crossed ? styles['crossed'] : ''}>
      <legend className={styles['legend']}>{filter.label}</legend>
      <div className={styles['bounds']}>
        <Bound name={low} label={t('list.from')} type={type} view={view} set={set} />
        <Bound name={high} label={t('list.to')} type={type} view={view} set={set} />
      </div>
      {crossed && <Notice family="amber" title={t('list.bounds-crossed')} />}
    </fieldset>
  );
}

type BoundProps = Omit<FilterProps, 'filter'> & { name: string; label: string; type?: 'text' | 'date' };

/** Sent on blur or Enter, not on each key. */
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
