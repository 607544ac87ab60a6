import { money } from '@reprise/contracts/kernel';
import { type Payee, payeesOnPage } from '@reprise/contracts/payment';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppProblem } from '../../../kernel/api';
import { ErrorState } from '../../../ui/error-state';
import { Money } from '../../../ui/money';
import { TextSkeleton } from '../../../ui/skeletons';
import styles from './payment.module.css';

type Payees = {
  value: { payees: readonly Payee[]; count: number } | undefined;
  problem: AppProblem | undefined;
  refresh: () => void;
};
type Props = Payees & { label: string; page: number; onPage: (page: number) => void };

/** Whom a batch pays, on which account and for which file: what the second pair of eyes compares. */
export function PayeeLines({ value, problem, refresh, label, page, onPage }: Props) {
  const { t } = useTranslation('payment');
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton />;
  const { payees, count } = value;
  if (count === 0) return <p className={styles['soft']}>{t('payee.none')}</p>;
  const left = payees.filter(({ exclusion }) => exclusion).length;
  return (
    <div>
      <ul className={styles['payments']} aria-label={label}>
        {payees.map((payee) => (
          <Line key={payee.paymentId} {...payee} />
        ))}
      </ul>
      {left > 0 && <p className={styles['reason']}>{t('payee.left-out', { count: left })}</p>}
      {count > payeesOnPage && (
        <Pagination
          simple
          current={page}
          pageSize={payeesOnPage}
          total={count}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
      <p className={styles['soft']}>{t('payee.recorded')}</p>
    </div>
  );
}

function Line({ paymentId, buybackNumber, amount, currency, payee, ibanEnding, exclusion }: Payee) {
  const { t } = useTranslation('payment');
  return (
    <li data-excluded={exclusion !== undefined}>
      <span>
        <span className={styles['payee']}>{payee ?? t('payee.nobody')}</span>
        <span className={styles['soft']}>
          {ibanEnding && (
            <>
              <span title={t('payee.iban-ending', { ending: ibanEnding })}>IBAN •••• {ibanEnding}</span>
              {' · '}
            </>
          )}
          <Link className="code" to={`/buyback/${paymentId}`}>
            {buybackNumber}
          </Link>
        </span>
        {exclusion && (
          <span className={styles['reason']}>
            {t('batch.left-out', { reason: t(`exclusion.${exclusion}`, { defaultValue: exclusion }) })}
          </span>
        )}
      </span>
      <Money value={money(amount, currency)} />
    </li>
  );
}
