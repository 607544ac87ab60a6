import { countryOptions } from '@reprise/contracts/rules';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

type Props = ControlProps & {
  /** ISO codes to choose among; all countries when absent or empty. */
  only: readonly string[] | undefined;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  disabled: boolean;
};

/** Countries by their names in the person's language; the value is the ISO code. */
export function CountryPicker({ only, value, ...control }: Props) {
  const { i18n } = useTranslation();
  const options = useMemo(() => {
    const known = only?.length ? countryOptions(i18n.language, [...only]) : countryOptions(i18n.language);
    return known.map(({ code, name }) => ({ value: code, label: name }));
  }, [i18n.language, only]);
  return (
    <Select
      {...control}
      className={styles['wide'] ?? ''}
      value={value || undefined}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
