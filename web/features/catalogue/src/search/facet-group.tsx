import { useTranslation } from 'react-i18next';
import type { FacetCount, FacetField } from '../../../../kernel/search/facets';
import styles from './facets.module.css';
import { useFacetWords } from './use-facet-words';

type Props = {
  field: FacetField;
  counts: readonly FacetCount[];
  values: readonly string[];
  choose: (field: FacetField, values: readonly string[]) => void;
};

/** A value that was chosen stays visible although nothing has it any more. */
const withChosen = (counts: readonly FacetCount[], values: readonly string[]): readonly FacetCount[] => [
  ...counts,
  ...values
    .filter((value) => !counts.some((each) => each.value === value))
    .map((value) => ({ value, count: 0 })),
];

/** Native boxes, or radios for prices: one range at a time. */
export function FacetGroup({ field, counts, values, choose }: Props) {
  const { t } = useTranslation('catalogue');
  const words = useFacetWords();
  const offered = withChosen(counts, values);
  if (offered.length === 0) return null;
  const isOne = field === 'price';
  const toggle = (value: string, on: boolean): void => {
    if (isOne) return choose(field, [value]);
    choose(field, on ? [...values, value] : values.filter((each) => each !== value));
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{t(`filters.${field}`)}</legend>
      {offered.map(({ value, count }) => (
        <label key={value} className={styles['option']}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={field}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          <span className={styles['value']}>{words(field, value)}</span>
          <span className={styles['count']}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
