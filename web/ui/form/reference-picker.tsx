import type { Reference } from '@reprise/contracts/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import type { ControlProps } from './form-field';
import styles from './form.module.css';
import { useReferenceOptions } from './use-reference-options';

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

/** The documents that a reference may name, asked of their own list; typing searches among their names. */
export function ReferencePicker({ reference, value, onChange, loading = false, ...control }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { options: known, status, problem } = useReferenceOptions(reference);
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
