import { quoteDays, simulatePriceList, type Simulation } from '@reprise/contracts/price-lists';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { FiguresTable } from './figures-table';
import styles from './price-lists.module.css';

type Props = { id: string; lines: number; draft: boolean };
type Empty = 'no-products' | 'no-quotes' | 'none-readable' | 'no-match-draft' | 'no-match';

function emptyOf({ allQuotes, unreadable }: Simulation, { lines, draft }: Props): Empty {
  if (lines === 0) return 'no-products';
  if (allQuotes === 0) return 'no-quotes';
  if (unreadable > 0) return 'none-readable';
  return draft ? 'no-match-draft' : 'no-match';
}

/** What the list would have offered for the quotes of the last 30 days; asked for by a press, taken away by another. */
export function SimulationPanel(props: Props) {
  const { t } = useTranslation('price-lists');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div>
        {/* It stays: taken away, it would leave the focus to what follows the figures. */}
        <Button aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {t('simulation.open', { days: quoteDays })}
        </Button>
      </div>
      {asked && <Simulated {...props} />}
    </>
  );
}

function Simulated(props: Props) {
  const { t } = useTranslation('price-lists');
  const { id } = props;
  const { value, problem, refresh } = useRecord(simulatePriceList, { params: { id } });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton />;
  const { total, allQuotes, unreadable } = value;
  return (
    <section className={styles['scroll']} aria-label={t('simulation.title')} data-testid="simulation">
      <h2>{t('simulation.title')}</h2>
      {unreadable > 0 && <Notice family="amber">{t('simulation.unreadable', { count: unreadable })}</Notice>}
      {total.quotes > 0 ? (
        <Figures simulation={value} />
      ) : (
        <p>{t(`simulation.${emptyOf(value, props)}`, { all: allQuotes, days: quoteDays })}</p>
      )}
    </section>
  );
}

function Figures({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('price-lists');
  const { total, allQuotes, declared, currency, categories, products } = simulation;
  const all = [{ id: 'all', label: t('simulation.all'), ...total }];
  return (
    <>
      <p>{t('simulation.sentence', { quotes: total.quotes, all: allQuotes, declared, days: quoteDays })}</p>
      <FiguresTable caption={t('simulation.total')} rows={all} currency={currency} />
      <FiguresTable caption={t('simulation.categories')} rows={categories} currency={currency} />
      <FiguresTable caption={t('simulation.products')} rows={products} currency={currency} />
      <p className={styles['soft']}>{t('simulation.no-margin')}</p>
    </>
  );
}
