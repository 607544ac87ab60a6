import type { PublicOrganisation } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import type { Distanced } from '../../../../kernel/places';
import { OpenNow } from '../../../../ui/stores/open-now';
import { openAmong, useNearestStores } from '../../../../ui/stores/use-nearest-stores';
import { useNow } from '../../../../ui/use-now';

type Stores = readonly Distanced<PublicOrganisation>[];

/** The nearest store and its hours where the person's postal code is known already; otherwise how many there are. */
export function NearestStore() {
  const stores = useNearestStores();
  const [nearest] = stores;
  if (!nearest) return null;
  return nearest.km === undefined && stores.length > 1 ? <Several stores={stores} /> : <One {...nearest} />;
}

const named = ({ commonName, city }: PublicOrganisation): string =>
  [commonName, city].filter(Boolean).join(', ');

function One({ place, km }: Stores[number]) {
  const { t } = useTranslation('wizard');
  const count = Math.max(1, Math.round(km ?? 0));
  return (
    <>
      <span>
        {km === undefined ? named(place) : t('transport.nearest', { store: place.commonName, count })}
      </span>
      <OpenNow place={place} />
    </>
  );
}

function Several({ stores }: { stores: Stores }) {
  const { t } = useTranslation('wizard');
  const places = stores.map(({ place }) => place);
  const open = openAmong(places, useNow());
  const store = places.slice(0, 1).map(named).join('');
  return (
    <span>
      {t('transport.stores', { count: places.length, store })}
      {open !== undefined && ` · ${t('transport.open', { count: open })}`}
    </span>
  );
}
