import { quoteDays, simulatePriceList } from '@reprise/contracts/price-lists';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import { FiguresTable } from './figures-table';
import styles from './price-lists.module.css';

/** What the list would have offered for the quotes of the last 30 days; asked for by a press. */
export function SimulationPanel({ id }: { id: string }) {
  const { t } = useTranslation('price-lists');
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{t('simulation.open', { days: quoteDays })}</Button>
      </div>
    );
  }
  return <Simulated id={id} />;
}

function Simulated({ id }: { id: string }) {
  const { t } = useTranslation('price-lists');
  const { value, problem, refresh } = useRecord(simulatePriceList, { params: { id } });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton />;
  const { total, allQuotes, declared, unreadable, currency, categories, products } = value;
  const all = [{ id: 'all', label: t('simulation.all'), ...total }];
  return (
    <section className={styles['scroll']} aria-label={t('simulation.title')} data-testid="simulation">
      <h2>{t('simulation.title')}</h2>
      <p>{t('simulation.sentence', { quotes: total.quotes, all: allQuotes, declared, days: quoteDays })}</p>
      {unreadable > 0 && <Notice family="amber">{t('simulation.unreadable', { count: unreadable })}</Notice>}
      <FiguresTable caption={t('simulation.total')} rows={all} currency={currency} />
      {total.quotes > 0 && (
        <>
          <FiguresTable caption={t('simulation.categories')} rows={categories} currency={currency} />
          <FiguresTable caption={t('simulation.products')} rows={products} currency={currency} />
        </>
      )}
      <p className={styles['soft']}>{t('simulation.no-margin')}</p>
    </section>
  );
}
