import type { simulateRefurbishment } from '@reprise/contracts/item';
import { formatMoney, type ReplyOf } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../kernel/numbers';
import { Fact, Facts } from '../../../../ui/file/facts';
import tables from '../../../../ui/tables.module.css';
import { useAccount } from '../../../../ui/resource/use-account';

/** Which steps it gets, what they cost, and what is left of the resale price. */
export function Simulated({ told }: { told: ReplyOf<typeof simulateRefurbishment> }) {
  const { t, i18n } = useTranslation('refurb-board');
  const { currency } = useAccount();
  const write = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const { steps, plannedCost, expectedDays, expectedPrice, expectedMargin } = told;
  return (
    <>
      {steps.length === 0 ? (
        <p>{t('simulator.no-steps')}</p>
      ) : (
        <table className={`${tables['table']} ${tables['amounts']}`}>
          <thead>
            <tr>
              <th scope="col">{t('column.step')}</th>
              <th scope="col">{t('simulator.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ refurbStepId, label, cost }) => (
              <tr key={refurbStepId}>
                <th scope="row">{label}</th>
                <td>{write(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts>
        <Fact term={t('tile.planned')}>{write(plannedCost)}</Fact>
        <Fact term={t('simulator.days')}>
          {expectedDays > 0 ? t('period.days', { count: expectedDays }) : '–'}
        </Fact>
        <Fact term={t('simulator.price')}>
          {expectedPrice === undefined ? t('no-price') : write(expectedPrice)}
        </Fact>
        <Fact term={t('column.margin')}>
          {expectedMargin === undefined ? '–' : signedMoney(expectedMargin, currency, i18n.language)}
        </Fact>
      </Facts>
    </>
  );
}
