import { products } from '@reprise/contracts/catalogue';
import { adjustPriceList } from '@reprise/contracts/price-lists';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { parsePercent, percentText } from '../../../kernel/numbers';
import { useList, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { NumberInput } from '../../../ui/form/number-input';
import { Notice } from '../../../ui/notice';
import { productName } from '../../../ui/product-name';
import styles from './price-lists.module.css';

/** Adds products at their present prices changed by a percentage: chosen ones, or all. */
export function AdjustDialog({ id, lines }: { id: string; lines: number }) {
  const { t } = useTranslation('price-lists');
  const problemText = useProblemText();
  const { submit, status, problem, reply } = useSubmission<typeof adjustPriceList>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [searched, setSearched] = useState('');
  const [percentage, setPercentage] = useState<unknown>(0);
  const query = {
    itemsPerPage: 30,
    'order[label]': 'asc',
    ...(searched ? { search_product_buyback: searched } : {}),
  };
  const { items } = useList(products.endpoints.list, { query });
  const productIds = chosen.length > 0 ? { productIds: [...chosen] } : {};
  const add = (): void => {
    if (typeof percentage !== 'number') return;
    submit(adjustPriceList, { params: { id }, body: { percentage, ...productIds } });
  };
  return (
    <section className={styles['adjust']} aria-label={t('adjust.title')}>
      <FormField label={t('adjust.products')} help={t('adjust.products-help')}>
        {(control) => (
          <Select
            {...control}
            mode="multiple"
            className={styles['wide'] ?? ''}
            value={[...chosen]}
            showSearch={{ filterOption: false, onSearch: setSearched }}
            options={items.map(({ id: value, label: productLabel, brand }) => ({
              ...{ value, label: productName({ brand, productLabel }) },
            }))}
            onChange={(ids: string[]) => setChosen(ids)}
          />
        )}
      </FormField>
      <FormField label={t('adjust.percentage')} help={t('adjust.percentage-help')}>
        {(control) => (
          <NumberInput
            {...control}
            value={percentage}
            onChange={setPercentage}
            onBlur={() => undefined}
            disabled={false}
            read={parsePercent}
            write={percentText}
          />
        )}
      </FormField>
      <Button onClick={add} loading={status === 'sending'} disabled={typeof percentage !== 'number'}>
        {t(chosen.length > 0 ? 'adjust.add' : 'adjust.add-all')}
      </Button>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {/* Lines that were taken out since make it untrue. */}
      {reply && lines >= reply.lines && <Notice family="green">{t('adjust.done', { count: lines })}</Notice>}
    </section>
  );
}
