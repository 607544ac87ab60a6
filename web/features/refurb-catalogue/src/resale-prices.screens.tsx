import { resalePrices } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { getAt } from '../../../kernel/forms';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { ProductPicker } from '../../../ui/form/product-picker';
import { resourceScreens } from '../../../ui/resource/resource-screens';

function Product({ label }: { label: string }) {
  const { t } = useTranslation();
  return label || t('form.reference-gone');
}

function useDrawn() {
  const { t } = useTranslation('resale-prices');
  const product: FormFieldSpec = {
    ...{ kind: 'custom', name: 'productId', label: t('field.productId') },
    render: (form, control) => {
      const value = getAt(form.values, 'productId');
      return (
        <ProductPicker
          {...control}
          value={typeof value === 'string' && value ? value : undefined}
          onChange={(id) => form.set('productId', id)}
        />
      );
    },
  };
  return { productId: [product] };
}

/** What a refurbished product is expected to be sold for, by grade: what margins are counted with. */
export default resourceScreens({
  contract: resalePrices,
  namespace: 'resale-prices',
  nameOf: (row) => row.productLabel,
  columns: [
    { key: 'productId', card: 'title', render: (row) => <Product label={row.productLabel} /> },
    'prices',
  ],
  sections: [{ key: 'prices', fields: [{ name: 'productId', onlyNew: true }, 'prices'] }],
  useDrawn,
});
