import { type BuybackRow, readBuybackCustomer } from '@reprise/contracts/buyback';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission, useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { ErrorState } from '../../../../ui/error-state';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../buyback.module.css';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';
import { useOwnAccount } from './use-places';

type Props = { row: BuybackRow; shown: boolean; onShow: () => void };

/** A reader who is not the buyer took the product in, or pays: rows name no retailer. */
const mayKnow = (own: string, row: BuybackRow): boolean =>
  own !== row.buyerAccountId || mayKnowCustomer(own, { ...row, accountId: '' });

/** Fetched only when somebody wants to see it: every access is recorded in the access log. */
export function CustomerPanel({ row, shown, onShow }: Props) {
  const { t } = useTranslation('buyback');
  const mayRead = usePermission('buyback.read-customer');
  const own = useOwnAccount();
  if (!mayRead) return null;
  if (own && !mayKnow(own, row)) {
    return (
      <Panel title={t('panel.customer')} id="customer" testId="customer-panel">
        <p className={styles['soft']}>{t('customer.retailers')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('panel.customer')} id="customer" testId="customer-panel">
      {!row.customerId && <p className={styles['soft']}>{t('customer.none-yet')}</p>}
      {row.customerId && !shown && (
        <div className={styles['buttons']}>
          <Button onClick={onShow}>{t('customer.show')}</Button>
          <span className={styles['soft']}>{t('customer.logged')}</span>
        </div>
      )}
      {row.customerId && shown && <Customer id={row.id} />}
    </Panel>
  );
}

function Customer({ id }: { id: string }) {
  const { t } = useTranslation(['buyback', 'enums']);
  const record = useRecord(readBuybackCustomer, { params: { id } }, { once: true });
  if (record.problem) return <ErrorState problem={record.problem} onRetry={record.refresh} />;
  if (!record.value) return <TextSkeleton lines={3} />;
  const { erased, contact, ibanEnding, identification } = record.value;
  if (erased) return <p className={styles['soft']}>{t('customer.erased')}</p>;
  const { firstName, lastName, email, phone, street, streetMore, zipCode, city, country } = contact;
  const text = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
  return (
    <Facts>
      <Fact term={t('customer.name')}>{text(firstName, lastName)}</Fact>
      {email && (
        <Fact term={t('customer.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {phone && (
        <Fact term={t('customer.phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
      )}
      <Fact term={t('customer.address')}>
        {[text(street, streetMore), text(zipCode, city), country].filter(Boolean).join(', ')}
      </Fact>
      {ibanEnding && (
        <Fact term={t('customer.iban')}>
          <span className="code">•••• {ibanEnding}</span>
        </Fact>
      )}
      {identification?.type && (
        <Fact term={t('customer.document')}>
          {t(`enums:identification-type.${identification.type}`, { defaultValue: identification.type })}{' '}
          {identification.number}
          {identification.deliveryDate && (
            <span className={styles['soft']}>
              {' '}
              (<DateTime value={identification.deliveryDate} format="date" />)
            </span>
          )}
        </Fact>
      )}
    </Facts>
  );
}
