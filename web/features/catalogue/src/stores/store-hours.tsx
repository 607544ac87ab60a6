import {
  type Openness,
  opennessAt,
  saysHours,
  specialDaysAhead,
  timeZoneOf,
  weekInLines,
} from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../ui/use-now';
import styles from '../catalogue.module.css';
import { wordsFor } from './hours.texts';
import type { Store } from './stores.rules';

/** Whether the store is open now, its week, the dates ahead that differ, and what the client says in words. */
export function StoreHours({ store }: { store: Store }) {
  const remark = store.openingHours && <span className={styles['hours']}>{store.openingHours}</span>;
  if (!saysHours(store)) return remark;
  return (
    <>
      <Week store={store} />
      {remark}
    </>
  );
}

function Week({ store }: { store: Store }) {
  const { t, i18n } = useTranslation('catalogue');
  const now = useNow();
  const zone = timeZoneOf(store);
  const words = wordsFor(i18n.language);
  const lines = [
    ...weekInLines(store).map((line) => [words.days(line), line.spans] as const),
    ...specialDaysAhead(store, zone, now).map(({ date, hours }) => [words.briefDate(date), hours] as const),
  ];
  return (
    <>
      <OpenNow openness={opennessAt(store, zone, now)} words={words} />
      <dl className={styles['week']}>
        {lines.map(([days, spans]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="figures">
              {spans.length === 0 && t('stores.hours.shut')}
              {spans.map((span) => (
                <span key={span.from}>{words.span(span)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OpenNow({ openness, words }: { openness: Openness; words: ReturnType<typeof wordsFor> }) {
  const { t } = useTranslation('catalogue');
  if (openness.open)
    return (
      <p className={styles['now']}>
        <strong data-open>{t('stores.hours.open')}</strong> ·{' '}
        {t('stores.hours.closes', { time: words.clock(openness.until) })}
      </p>
    );
  return (
    <p className={styles['now']}>
      <strong>{t('stores.hours.closed')}</strong>
      <Opens next={openness.next} words={words} />
    </p>
  );
}

type Next = Extract<Openness, { open: false }>['next'];

/** Today, tomorrow, on a day of this week, or by its date where the weekday is today's. */
function Opens({ next, words }: { next: Next; words: ReturnType<typeof wordsFor> }) {
  const { t } = useTranslation('catalogue');
  if (!next) return null;
  const time = words.clock(next.at);
  const day = next.days > 6 ? words.date(next.date) : words.weekday(next.date);
  const when = next.days === 0 ? 'today' : next.days === 1 ? 'tomorrow' : 'on';
  return <> · {t(`stores.hours.opens-${when}`, { time, day })}</>;
}
