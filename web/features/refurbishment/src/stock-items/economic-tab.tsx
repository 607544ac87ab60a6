import { fullCostOf, readItemEconomics } from '@reprise/contracts/item';
import type { TextKey } from '../../../../kernel/i18n';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';
import { Money } from '../../../../ui/money';
import { TextSkeleton } from '../../../../ui/skeletons';

/** What the item was bought for, what its steps cost, and what is expected of it. */
export function EconomicTab({ id }: { id: string }) {
  const { t } = useTranslation('stock-items');
  const { value, problem, refresh } = useRecord(readItemEconomics, { params: { id } });
  if (problem && !value) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={4} />;
  const { currency, purchasePrice, plannedCost, completedCost, daysInStock } = value;
  const amounts: readonly (readonly [TextKey<'stock-items', 'field'>, number | undefined])[] = [
    ['declaredPrice', value.declaredPrice],
    ['controlledPrice', value.controlledPrice],
    ['purchasePrice', purchasePrice],
    ['completedCost', completedCost],
    ['costToCome', plannedCost - completedCost],
    ['fullCost', fullCostOf(value)],
    ['expectedPrice', value.expectedPrice],
    ['expectedMargin', value.expectedMargin],
    ['soldPrice', value.soldPrice],
    ['realMargin', value.realMargin],
  ];
  return (
    <Panel title={t('tab.economic')} testId="economic">
      <Facts>
        {amounts.map(([name, amount]) => (
          <Fact key={name} term={t(`field.${name}`)}>
            {amount === undefined ? '–' : <Money value={{ amount, currency }} />}
          </Fact>
        ))}
        <Fact term={t('field.daysInStock')}>
          {daysInStock === undefined ? '–' : t('days', { count: daysInStock })}
        </Fact>
      </Facts>
    </Panel>
  );
}
