import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import type { ListColumn } from '../../../../ui/list/list-spec';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import styles from '../buyback.module.css';

/** What the customer gets as far as known: the validated price, or else the declared one. Minor units. */
export const priceOf = ({ prices, currency }: BuybackRow) =>
  money(prices.validated ?? prices.declared, currency);

export function useBuybackColumns(): readonly ListColumn<BuybackRow>[] {
  const { t } = useTranslation(['buyback', 'enums']);
  return [
    { key: 'code', title: t('column.code'), render: (row) => row.identificationNumber },
    { key: 'product', title: t('column.product'), order: 'productLabel', card: 'title', render: product },
    { key: 'category', title: t('column.category'), hidden: true, render: (row) => row.categoryLabel },
    {
      key: 'circuit',
      title: t('column.circuit'),
      card: 'line',
      render: (row) => t(`enums:circuit.${row.circuit}`),
    },
    { key: 'imei', title: t('column.imei'), hidden: true, render: (row) => code(row.imei) },
    { key: 'external', title: t('column.external'), hidden: true, render: (row) => code(row.externalCode) },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      card: 'note',
      render: (row) => <DateTime value={row.createdAt} />,
    },
    {
      key: 'updated',
      title: t('column.updated'),
      order: 'updatedAt',
      hidden: true,
      render: (row) => <DateTime value={row.updatedAt} />,
    },
    {
      key: 'price',
      title: t('column.price'),
      order: 'prices.declared',
      align: 'right',
      card: 'money',
      render: (row) => <Money value={priceOf(row)} />,
    },
    {
      key: 'payment',
      title: t('column.payment'),
      hidden: true,
      render: (row) => <StatusTag status={row.payment.status} />,
    },
    {
      key: 'status',
      title: t('column.status'),
      order: 'status',
      card: 'status',
      render: (row) => <StatusTag status={row.status} />,
    },
  ];
}

const product = ({ brand, productLabel }: BuybackRow) => (
  <span className={styles['product']} title={`${brand} ${productLabel}`}>
    {productLabel.toLowerCase().startsWith(brand.toLowerCase()) ? productLabel : `${brand} ${productLabel}`}
  </span>
);
const code = (text: string | undefined) => <span className="code">{text ?? '–'}</span>;
