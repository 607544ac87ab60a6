import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { useProductSearch } from '../../kernel/search';
import { useAppSelector } from '../../kernel/store';
import { productName } from '../product-name';
import type { ControlProps } from './form-field';
import styles from './form.module.css';

type Props = Partial<ControlProps> & {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Of the chosen product, until another one is searched. */
  name?: string;
  disabled?: boolean;
};

/** One product among many: found while it is typed, never all of them listed. */
export function ProductPicker({ value, onChange, name, ...control }: Props) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const accountId = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.id);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(name);
  const { products, status, problem } = useProductSearch(text, accountId);
  const found = products.map(({ id, brand, label }) => ({
    value: id,
    label: productName({ brand, productLabel: label }),
  }));
  const known = found.some((option) => option.value === value);
  const kept = value && !known ? [{ value, label: chosen ?? value }] : [];
  const nothing = problem ? problemText(problem) : text && status === 'found' ? t('list.no-match') : null;
  return (
    <Select
      {...control}
      className={styles['wide'] ?? ''}
      value={value}
      allowClear
      placeholder={t('form.product-search')}
      loading={status === 'searching'}
      options={text ? found : kept}
      showSearch={{ filterOption: false, onSearch: setText }}
      notFoundContent={nothing}
      onChange={(id?: string) => {
        setChosen(found.find((option) => option.value === id)?.label ?? chosen);
        setText('');
        onChange(id);
      }}
    />
  );
}
