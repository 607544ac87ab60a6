import type { PublicOrganisation } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/public/column';
import { OpenNow } from '../../../ui/stores/open-now';
import { useNearestStores } from '../../../ui/stores/use-nearest-stores';
import styles from './tracking.module.css';
import { stateOf } from './tracking-state.rules';
import type { Tracking } from './tracking.types';

const shown = 3;

const addressOf = ({ street, zipCode, city }: PublicOrganisation): string =>
  [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Where the product is awaited: in its one store, or in the nearest ones; and whether they are open. */
export function HandOverPlaces({ buyback }: { buyback: Tracking }) {
  const { t } = useTranslation('tracking');
  const all = useNearestStores(stateOf(buyback) === 'bring');
  const own = all.filter(({ place }) => place.id === buyback.storeId);
  const places = own.length > 0 ? own : all;
  // Three of many are only worth naming where they are the nearest.
  if (places.length === 0 || (places.length > shown && places[0]?.km === undefined)) return null;
  return (
    <Section title={t('stores.title')}>
      <ul className={styles['history']}>
        {places.slice(0, shown).map(({ place, km }) => (
          <li key={place.id} className={styles['place']}>
            <strong>{place.commonName}</strong>
            <span>{addressOf(place)}</span>
            {km !== undefined && <span>{t('stores.distance', { count: Math.max(1, Math.round(km)) })}</span>}
            <OpenNow place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
