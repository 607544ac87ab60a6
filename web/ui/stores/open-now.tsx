import {
  type OpeningHours,
  type Openness,
  opennessAt,
  saysHours,
  timeZoneOf,
} from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useNow } from '../use-now';
import { wordsFor } from './hours.texts';
import styles from './stores.module.css';

type Place = OpeningHours & { timeZone?: string | undefined; country?: string | undefined };

/** Whether a place is open now, and until or from when; nothing where it has not said its hours. */
export function OpenNow({ place }: { place: Place }) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  if (!saysHours(place)) return null;
  const openness = opennessAt(place, timeZoneOf(place), now);
  const words = wordsFor(i18n.language);
  return (
    <span className={styles['now']}>
      <strong data-open={openness.open || undefined}>
        {t(openness.open ? 'hours.open' : 'hours.closed')}
      </strong>
      {openness.open ? (
        <> · {t('hours.closes', { time: words.clock(openness.until) })}</>
      ) : (
        <Opens next={openness.next} words={words} />
      )}
    </span>
  );
}

type Next = Extract<Openness, { open: false }>['next'];

/** Today, tomorrow, on a day of this week, or by its date where the weekday is today's. */
function Opens({ next, words }: { next: Next; words: ReturnType<typeof wordsFor> }) {
  const { t } = useTranslation();
  if (!next) return null;
  const time = words.clock(next.at);
  const day = next.days > 6 ? words.date(next.date) : words.weekday(next.date);
  const when = next.days === 0 ? 'today' : next.days === 1 ? 'tomorrow' : 'on';
  return <> · {t(`hours.opens-${when}`, { time, day })}</>;
}
