import { products } from '@reprise/contracts/catalogue';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, useMayCall } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import type { Asked } from '../../../ui/preview/asked-questions.rules';
import { PreviewDrawer } from '../../../ui/preview/preview-drawer';
import { useAccount } from '../../../ui/resource/use-account';

/** 100 in grade A and a fifth less in each worse one, where no product has a price. */
const sample = { grade_a: 10_000, grade_b: 8_000, grade_c: 6_000, grade_d: 4_000, grade_e: 2_000 };

type Props = { categoryId: string; questions: Asked; onClose: () => void };

/** The questions played at the prices of a product of the category, or at sample prices. */
export function QuestionPreview({ categoryId, questions, onClose }: Props) {
  const { t } = useTranslation('questions');
  const { currency } = useAccount();
  const [chosen, setChosen] = useState('');
  const may = useMayCall(products.endpoints.list);
  const query = { category: categoryId, itemsPerPage: 30, 'order[label]': 'asc' };
  const { items } = useList(products.endpoints.list, may ? { query } : undefined);
  const prices = items.find(({ id }) => id === chosen)?.buybackPrice ?? sample;
  const named = items.map(({ id, label }) => ({ value: id, label }));
  return (
    <PreviewDrawer view={{ questions, prices, currency }} onClose={onClose}>
      <FormField label={t('preview.prices')}>
        {({ id }) => (
          <Select
            id={id}
            value={chosen}
            options={[{ value: '', label: t('preview.sample') }, ...named]}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={setChosen}
          />
        )}
      </FormField>
    </PreviewDrawer>
  );
}
