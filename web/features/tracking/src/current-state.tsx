import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { DateTime, lastDay, shortDate } from '../../../ui/date-time';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { Tag } from '../../../ui/tag';
import { NextAction } from './next-action';
import { stateLooks } from './state.looks';
import {
  isOnlyLate,
  isPricePromised,
  isWithoutPrice,
  lateBeforeCheck,
  priceNow,
  stateOf,
} from './tracking-state.rules';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

type Props = { buyback: Tracking; token: string };

/** The answer to "where is my sale?": one state, one price, one thing to do. */
export function CurrentState({ buyback, token }: Props) {
  const { t, i18n } = useTranslation('tracking');
  const state = stateOf(buyback);
  const { kind, amount } = priceNow(buyback);
  const money = (value: number): string =>
    formatMoney({ amount: value, currency: buyback.currency }, i18n.language);
  const ending = (time: string): string => lastDay(time, i18n.language);
  const until = buyback.priceLock && ending(buyback.priceLock.until);
  const late = lateBeforeCheck(buyback, state);
  const onlyLate = state === 'decide' && isOnlyLate(buyback);
  return (
    <section className={styles['state']} aria-label={t('now')} data-state={state}>
      <LiveRegion message={t(`state.${state}.caption`)} />
      <Tag {...stateLooks[state]}>{t(`state.${state}.caption`)}</Tag>
      <p>
        {t(onlyLate ? 'state.decide.late' : `state.${state}.sentence`, {
          ...{ amount: money(buyback.proposal?.proposedPrice ?? 0), date: until },
        })}
      </p>
      {late && (
        <Notice family="amber">
          {t('sent-late', {
            sent: shortDate(Date.parse(late.sentAt), i18n.language),
            until: ending(late.until),
          })}
        </Notice>
      )}
      {state === 'decide' && buyback.proposal && (
        <p>
          {t('answer-by')} <DateTime value={buyback.proposal.expiresAt} format="last-day" />
        </p>
      )}
      {isWithoutPrice(state) ? null : (
        <p className={styles['price']}>
          <span>{t(`price-now.${kind}`)}</span>
          <strong className="figures">{money(amount)}</strong>
          {until && isPricePromised(state) && <small>{t('price-until', { date: until })}</small>}
        </p>
      )}
      <NextAction state={state} buyback={buyback} token={token} />
    </section>
  );
}
