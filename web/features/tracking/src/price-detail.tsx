import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/public/column';
import { Receipt } from '../../../ui/public/receipt';
import { changesOf, isWithoutPrice, priceNow, stateOf } from './tracking-state.rules';
import type { Tracking } from './tracking.types';

/** How the price above comes about: the estimate's receipt, and what the check changed of it. */
export function PriceDetail({ buyback }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  if (isWithoutPrice(stateOf(buyback))) return null;
  const { kind, amount } = priceNow(buyback);
  // An answer is kept without its question: what did not matter would only read "Yes".
  const told = buyback.priceLines.filter(({ kind, value }) => kind !== 'answer' || value !== 0);
  const changes = changesOf(buyback, amount).map(({ by, value }) => ({
    ...{ kind: 'answer' as const, value },
    label: t(by === 'date' ? 'changed-by-date' : 'changed-by-check'),
  }));
  return (
    <Section title={t('price')}>
      <Receipt
        caption={t('price')}
        lines={[...told, ...changes]}
        total={amount}
        totalLabel={t(`price-now.${kind}`)}
        currency={buyback.currency}
      />
    </Section>
  );
}
