import type { Reference } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { useList } from '../../kernel/store';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

type Props = Partial<ControlProps> & {
  reference: Reference;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  onBlur?: () => void;
  disabled?: boolean;
  loading?: boolean;
  allowClear?: boolean;
  placeholder?: string;
  'aria-label'?: string;
};
type Option = { value: string; label: string };

/** The field by which people know a document, whatever its resource calls it. */
const names = ['commonName', 'name', 'label', 'title', 'email'];
function optionOf(row: unknown): Option[] {
  if (typeof row !== 'object' || row === null) return [];
  const text = (field: string): string | undefined => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const id = text('id');
  return id ? [{ value: id, label: names.map(text).find(Boolean) ?? id }] : [];
}

/** The documents that a reference may name, asked of their own list; typing searches among their names. */
export function ReferencePicker({ reference, value, onChange, loading = false, ...control }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { list, query } = useMemo(() => choicesOf(reference), [reference]);
  const { items, status, problem } = useList(list, { query: { ...query, pagination: false } });
  const known = items.flatMap(optionOf).sort((a, b) => a.label.localeCompare(b.label));
  // What is no longer to be chosen may still be what was chosen.
  const gone = value !== undefined && status === 'ready' && !known.some((option) => option.value === value);
  const options = gone ? [{ value, label: t('form.reference-gone') }, ...known] : known;
  return (
    <Select
      {...control}
      className={styles['wide'] ?? ''}
      value={value}
      options={options}
      loading={loading || status === 'loading'}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={problem ? problemText(problem) : t('list.no-match')}
      onChange={(id?: string) => onChange(id)}
    />
  );
}
