import type { Reference } from '@reprise/contracts/kernel';
import { Select } from 'antd';
import { longestLabel, longestList } from '../longest';
import type { ControlProps } from './form-field';
import styles from './form.module.css';
import { useChoices } from './use-choices';

type Props = Partial<ControlProps> & {
  reference: Reference;
  onBlur?: () => void;
  disabled?: boolean;
  loading?: boolean;
  allowClear?: boolean;
  placeholder?: string;
  'aria-label'?: string;
};
type One = Props & { value: string | undefined; onChange: (id: string | undefined) => void };

/** One of the documents that a reference may name. */
export function ReferencePicker({ reference, value, onChange, loading = false, ...control }: One) {
  const choices = useChoices(reference, value === undefined ? [] : [value]);
  return (
    <Select
      {...control}
      {...choices}
      className={styles['wide'] ?? ''}
      value={value}
      loading={loading || choices.loading}
      onChange={(id?: string) => onChange(id)}
    />
  );
}

type Several = Props & { value: readonly string[]; onChange: (ids: readonly string[]) => void };

/** Several of them. */
export function ReferencesPicker({ reference, value, onChange, ...control }: Several) {
  return (
    <Select
      {...control}
      {...useChoices(reference, value)}
      mode="multiple"
      maxTagCount={longestList}
      maxTagTextLength={longestLabel}
      className={styles['wide'] ?? ''}
      value={[...value]}
      onChange={onChange}
    />
  );
}
