import { saysHours, specialDaysAhead, timeZoneOf, weekInLines } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../../ui/stores/hours.texts';
import { OpenNow } from '../../../../ui/stores/open-now';
import { useNow } from '../../../../ui/use-now';
import styles from '../catalogue.module.css';
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
      <OpenNow place={store} />
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
