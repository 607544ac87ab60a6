import { formatMoney } from '@reprise/contracts/kernel';
import { readRefurbishmentFigures } from '@reprise/contracts/item';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Fact, Facts, Panel } from '../../../../ui/file/facts';
import { useAccount } from '../../../../ui/resource/use-account';
import { TextSkeleton } from '../../../../ui/skeletons';
import { type Board, listOf } from './board.rules';
import styles from './board.module.css';
import { CountLink } from './count-link';

const periods = [7, 30, 90] as const;
const counted = [
  ['tested', 'testedOn'],
  ['diagnosed', 'diagnosedOn'],
  ['refurbished', 'refurbishedOn'],
] as const;
const dayMs = 86_400_000;

/** How much of what was tested was refurbished in the last days, and at which cost. */
export function PeriodPanel({ board: { today, currency: known } }: { board: Board }) {
  const { t, i18n } = useTranslation('refurb-board');
  const account = useAccount();
  const [days, setDays] = useState<number>(30);
  const from = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const { value, problem, refresh } = useRecord(readRefurbishmentFigures, { query: { from, to: today } });
  const money = (amount: number): string =>
    formatMoney({ amount, currency: known ?? account.currency }, i18n.language);
  const choice = (
    <Segmented
      className={styles['periods'] ?? ''}
      aria-label={t('period.choose')}
      value={days}
      options={periods.map((each) => ({ value: each, label: t('period.days', { count: each }) }))}
      onChange={setDays}
    />
  );
  return (
    <Panel title={t('period.title')} aside={choice} testId="board-period">
      {problem && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={2} />}
      {value && (
        <Facts>
          {counted.map(([name, day]) => (
            <Fact key={name} term={t(`period.${name}`)}>
              <CountLink to={listOf.period(day, { from, to: today })}>{value[name]}</CountLink>
            </Fact>
          ))}
          <Fact term={t('period.rate')}>
            {value.rate === null ? '–' : t('period.percent', { rate: value.rate })}
          </Fact>
          <Fact term={t('period.planned')}>{money(value.plannedCost)}</Fact>
          <Fact term={t('period.done')}>{money(value.completedCost)}</Fact>
        </Facts>
      )}
    </Panel>
  );
}
