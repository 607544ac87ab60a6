import { categoryEndpoints, questions } from '@reprise/contracts/catalogue';
import { productPricesSchema } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import { useList, useMayCall, useRecord } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { askedOf } from '../../../ui/preview/asked-questions.rules';
import { PreviewDrawer } from '../../../ui/preview/preview-drawer';
import { useAccount } from '../../../ui/resource/use-account';

/** As for a customer: those of the category, or of the nearest above it that has some. */
function useAskedQuestions(categoryId: string) {
  const line = useRecord(
    categoryEndpoints.internalAncestry,
    categoryId ? { params: { id: categoryId } } : undefined,
  );
  const ids = [...(line.value ?? [])].reverse().map(({ id }) => id);
  const query = { categoryId: ids, pagination: false, 'order[position]': 'asc' } as const;
  const { items } = useList(questions.endpoints.list, ids.length > 0 ? { query } : undefined);
  const asking = ids.find((id) => items.some((each) => each.categoryId === id));
  return items.filter((each) => each.categoryId === asking);
}

/** The customer's wizard at the prices of the draft. */
export function ProductPreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('products');
  const [opened, setOpened] = useState(false);
  const may = useMayCall(categoryEndpoints.internalAncestry);
  const mayAsk = useMayCall(questions.endpoints.list);
  if (!may || !mayAsk) return null;
  return (
    <>
      <Button icon={<Icon name="eye" size={16} />} onClick={() => setOpened(true)}>
        {t('preview')}
      </Button>
      {opened && <Played values={values} onClose={() => setOpened(false)} />}
    </>
  );
}

function Played({ values, onClose }: { values: FormValues; onClose: () => void }) {
  const { t } = useTranslation('products');
  const { currency } = useAccount();
  const { categoryId, buybackPrice } = values;
  const asked = useAskedQuestions(typeof categoryId === 'string' ? categoryId : '');
  const prices = productPricesSchema.safeParse(buybackPrice).data;
  return (
    <PreviewDrawer view={{ questions: askedOf(asked), prices: prices ?? {}, currency }} onClose={onClose}>
      {!prices && <Notice family="amber">{t('preview-prices')}</Notice>}
      {asked.length === 0 && <Notice family="blue">{t('preview-no-question')}</Notice>}
    </PreviewDrawer>
  );
}
