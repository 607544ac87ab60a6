import { categoryIdSchema } from '@reprise/contracts/catalogue';
import { referencesOf } from '@reprise/contracts/kernel';
import { circuits, productStates } from '@reprise/contracts/rules';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReferencesPicker } from '../../../ui/form/reference-picker';
import { longestList } from '../../../ui/longest';
import type { Line } from './conditions.types';
import styles from './dispatch.module.css';

const [category] = referencesOf(categoryIdSchema);

type Props = {
  id: string;
  label: string;
  line: Line;
  faulty: boolean;
  onChange: (values: readonly string[]) => void;
  onBlur: () => void;
};

/** The values of one condition: brands are typed, the others chosen. */
export function ConditionValues({ id, label, line, faulty, onChange, onBlur }: Props) {
  const { t } = useTranslation('enums');
  const shared = { id, 'aria-label': label, 'aria-invalid': faulty, onBlur };
  if (line.attribute === 'category' && category)
    return (
      <ReferencesPicker
        {...shared}
        reference={category.reference}
        value={line.values}
        onChange={(ids) => onChange(ids)}
      />
    );
  const options = {
    circuit: circuits.map((value) => ({ value: value as string, label: t(`circuit.${value}`) })),
    productState: productStates.map((value) => ({
      value: value as string,
      label: t(`product-state.${value}`),
    })),
  };
  const given =
    line.attribute === 'brand' || line.attribute === 'category' ? undefined : options[line.attribute];
  return (
    <Select
      {...shared}
      className={styles['wide'] ?? ''}
      mode={given ? 'multiple' : 'tags'}
      {...(given ? { options: given } : { tokenSeparators: [',', ';'], open: false, suffixIcon: null })}
      maxTagCount={longestList}
      value={[...line.values]}
      onChange={onChange}
    />
  );
}
