import type { ItemRow } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../kernel/store';
import { selectUser } from '../../../kernel/session';
import type { ListColumn } from '../../../ui';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import { Money } from '../../../ui/money';
import { StatusTag } from '../../../ui/status-tag';
import styles from './quarantine.module.css';

export const codeOf = (item: ItemRow): string => item.identificationNumber;
export const nameOf = (item: ItemRow): string => `${item.brand} ${item.productLabel}`;

/** Proposal: what was declared, what is offered, and the customer's answer. */
export function ProposalCell({ item: { proposal } }: { item: ItemRow }) {
  const { t } = useTranslation('quarantine');
  const currency = useAppSelector(selectUser)?.currentOrganization?.account?.currency ?? 'EUR';
  if (!proposal) return <span className={styles['soft']}>–</span>;
  return (
    <span className={styles['line']}>
      <span>
        <Money value={{ amount: proposal.declaredPrice, currency }} /> →{' '}
        <strong>
          <Money value={{ amount: proposal.proposedPrice, currency }} />
        </strong>
      </span>
      <span className={styles['soft']}>{t(`proposal.${proposal.status}`)}</span>
    </span>
  );
}

/** The return's state in words; a failed label says where to put the product meanwhile (customer and store §4). */
export function ReturnCell({ item }: { item: ItemRow }) {
  const { t } = useTranslation('quarantine');
  if (item.status !== 'item_to_return') return <span className={styles['soft']}>–</span>;
  const state = item.returnTransport ?? 'none';
  return (
    <span className={`${styles['line']} ${state === 'failed' ? styles['failed'] : ''}`}>
      {state === 'failed' && <Icon name="alert" size={14} />}
      {t(`return.${state}`)}
      {item.returnTrackingNumber && <span className="code">{item.returnTrackingNumber}</span>}
    </span>
  );
}

export function useItemColumns() {
  const { t } = useTranslation('quarantine');
  const code: ListColumn<ItemRow> = { key: 'code', title: t('column.code'), render: codeOf };
  const product: ListColumn<ItemRow> = {
    key: 'product',
    title: t('column.product'),
    order: 'productLabel',
    render: nameOf,
  };
  const updated: ListColumn<ItemRow> = {
    key: 'updated',
    title: t('column.updated'),
    order: 'updatedAt',
    render: (item) => <DateTime value={item.updatedAt} />,
  };
  const status: ListColumn<ItemRow> = {
    key: 'status',
    title: t('column.status'),
    order: 'status',
    render: (item) => <StatusTag status={item.status} />,
  };
  return { code, product, updated, status };
}
