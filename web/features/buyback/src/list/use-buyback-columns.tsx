import { buybackFields, type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useRowColumns } from '../../../../ui/list/use-row-columns';
import { Money } from '../../../../ui/money';
import { ProductLine } from '../../../../ui/product-line';

/** What the customer gets as far as known: the validated price, or else the declared one. Minor units. */
export const priceOf = ({ prices, currency }: BuybackRow) =>
  money(prices.validated ?? prices.declared, currency);

/** Keys are those under which people's choices of columns are kept. */
export const useBuybackColumns = () =>
  useRowColumns(listBuybacks, [
    { key: 'code', field: 'identificationNumber' },
    { key: 'product', field: 'productLabel', card: 'title', render: product },
    { key: 'category', field: 'categoryLabel', hidden: true },
    { field: 'circuit', card: 'line' },
    { field: 'imei', hidden: true },
    ...buybackFields.names.map((field) => ({ field, hidden: true })),
    { key: 'created', field: 'createdAt', card: 'note' },
    { key: 'updated', field: 'updatedAt', hidden: true },
    {
      ...{ key: 'price', field: 'prices.declared', align: 'right', card: 'money' },
      render: (row) => <Money value={priceOf(row)} />,
    },
    { key: 'payment', field: 'payment.status', hidden: true },
    { field: 'status', card: 'status' },
  ]);

const product = (row: BuybackRow) => <ProductLine product={row} />;
