import type { PriceListLine } from '@reprise/contracts/price-lists';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../ui';
import { productName } from '../../../ui/product-name';
import { PricesText } from '../../../ui/resource/prices-text';

/** A product, its prices before, and as the list has them. */
export function useLineColumns(): readonly ListColumn<PriceListLine>[] {
  const { t } = useTranslation('price-lists');
  return [
    { key: 'product', title: t('line.product'), order: 'productLabel', render: productName },
    {
      ...{ key: 'before', title: t('line.before'), card: 'line', named: true },
      render: ({ before }) => <PricesText value={before} />,
    },
    {
      ...{ key: 'prices', title: t('line.prices'), card: 'line', named: true },
      render: ({ prices }) => <PricesText value={prices} />,
    },
  ];
}
