import { countryOptions } from '@reprise/contracts/rules';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

/** @param only ISO codes to choose among; all countries when absent or empty. */
function useCountries(only: readonly string[] = []) {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const known = only.length ? countryOptions(i18n.language, [...only]) : countryOptions(i18n.language);
    return known.map(({ code, name }) => ({ value: code, label: name }));
  }, [i18n.language, only]);
}

type Props = ControlProps & { onBlur: () => void; disabled: boolean };
type One = Props & {
  only: readonly string[] | undefined;
  value: string;
  allowClear?: boolean;
  onChange: (code: string | undefined) => void;
};
const byName = { optionFilterProp: 'label' };

/** Countries by their names in the person's language; the value is the ISO code. */
export function CountryPicker({ only, value, onChange, ...control }: One) {
  return (
    <Select
      {...control}
      className={styles['wide'] ?? ''}
      value={value || undefined}
      options={useCountries(only)}
      showSearch={byName}
      onChange={(code?: string) => onChange(code)}
    />
  );
}

type Several = Props & { value: readonly string[]; onChange: (codes: readonly string[]) => void };

export function CountriesPicker({ value, ...control }: Several) {
  return (
    <Select
      {...control}
      mode="multiple"
      className={styles['wide'] ?? ''}
      value={[...value]}
      options={useCountries()}
      showSearch={byName}
    />
  );
}
