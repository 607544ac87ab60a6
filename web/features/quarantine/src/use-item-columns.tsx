import { oncePer } from '@reprise/contracts/kernel';
import type { ItemRow } from '@reprise/contracts/item';
import { shownTimeZone } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../kernel/store';
import { selectUser } from '../../../kernel/session';
import type { ListColumn } from '../../../ui';
import { Code } from '../../../ui/code';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Money } from '../../../ui/money';
import { StatusTag } from '../../../ui/status-tag';
import styles from './quarantine.module.css';
import { ProductLine } from '../../../ui/product-line';

export const codeOf = (item: ItemRow): string => item.identificationNumber;

/** Proposal: the declared price, the offer, and the customer's answer. */
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

const dayFormat = oncePer(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: shownTimeZone }),
);
const dayOf = (iso: string, locale: string): string => dayFormat(locale).format(Date.parse(iso));

/** What the item is waiting for: the customer's answer, or its return. */
export function NextCell({ item }: { item: ItemRow }) {
  const { t, i18n } = useTranslation('quarantine');
  const { proposal, mailRequests, returnTrackingNumber } = item;
  if (item.status === 'item_in_quarantine') {
    const before = proposal?.status === 'open' ? dayOf(proposal.expiresAt, i18n.language) : '';
    return (
      <span className={styles['line']}>
        {before ? t('next.answer', { before }) : t('next.to-release')}
        <span className={styles['soft']}>{t('next.mails', { count: mailRequests })}</span>
      </span>
    );
  }
  const state = item.returnTransport ?? 'none';
  return (
    <span className={`${styles['line']} ${state === 'failed' ? styles['failed'] : ''}`}>
      {state === 'failed' && <Icon name="alert" size={14} />}
      {t(`return.${state}`)}
      {returnTrackingNumber && <span className={`code ${styles['soft']}`}>{returnTrackingNumber}</span>}
    </span>
  );
}

/** Failed labels: where the products are stored meanwhile (customer journey §4). */
export function FailedReturns({ items }: { items: readonly ItemRow[] }) {
  const { t } = useTranslation('quarantine');
  const count = items.filter(({ status, returnTransport }) => {
    return status === 'item_to_return' && returnTransport === 'failed';
  }).length;
  if (count === 0) return null;
  return (
    <Notice family="amber" title={t('failed-returns', { count })}>
      {t('failed-returns-next')}
    </Notice>
  );
}

export function useItemColumns() {
  const { t } = useTranslation('quarantine');
  const code: ListColumn<ItemRow> = {
    key: 'code',
    title: t('column.code'),
    render: (item) => <Code value={codeOf(item)} />,
  };
  const product: ListColumn<ItemRow> = {
    key: 'product',
    title: t('column.product'),
    order: 'productLabel',
    card: 'title',
    render: (item) => <ProductLine product={item} />,
  };
  const updated: ListColumn<ItemRow> = {
    key: 'updated',
    title: t('column.updated'),
    order: 'updatedAt',
    card: 'note',
    render: (item) => <DateTime value={item.updatedAt} />,
  };
  const status: ListColumn<ItemRow> = {
    key: 'status',
    title: t('column.status'),
    order: 'status',
    card: 'status',
    render: (item) => <StatusTag status={item.status} />,
  };
  return { code, product, updated, status };
}
