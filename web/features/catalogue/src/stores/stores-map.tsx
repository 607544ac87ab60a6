import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Distanced } from '../../../../kernel/places';
import { PlaceMap } from '../../../../ui/map/place-map';
import type { Position } from '../../../../ui/map/place-map.rules';
import type { Store } from './stores.rules';

/** The stores on a drawn map of their country, the first one marked; nobody else's server is asked. */
export function StoresMap({ stores }: { stores: readonly Distanced<Store>[] }) {
  const { t } = useTranslation('catalogue');
  const [first, ...others] = useMemo(
    () =>
      stores.flatMap(({ place: { name, latitude, longitude } }) => {
        if (latitude === undefined || longitude === undefined) return [];
        const at: Position = [longitude, latitude];
        return [{ name, at }];
      }),
    [stores],
  );
  const besides = others.map(({ at }) => at);
  if (!first) return null;
  const label = t('stores.on-map', { name: first.name, count: stores.length });
  return <PlaceMap place={first.at} others={besides} label={label} />;
}
