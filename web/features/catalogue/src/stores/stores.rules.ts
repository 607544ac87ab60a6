import type { PublicOrganisation } from '@reprise/contracts/organisation';
import { readIn } from '@reprise/contracts/kernel';
import { byDistance, type Distanced, placeOfPostalCode, type Point } from '../../../../kernel/places';

export type Store = { id: string; name: string } & Pick<
  PublicOrganisation,
  | 'street'
  | 'streetMore'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'weeklyHours'
  | 'specialDays'
  | 'timeZone'
  | 'openingHours'
>;

/** Its remark in the reader's language. */
export const storeOf = (place: PublicOrganisation, language: string): Store => ({
  ...readIn(place, language),
  name: place.commonName,
});

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * All stores by their distance where it is known from where; otherwise those whose city, name or postal code starts
 * with the text, by city.
 */
export function storesNear(
  stores: readonly Store[],
  text: string,
  position?: Point,
): readonly Distanced<Store>[] {
  const from = position ?? placeOfPostalCode(text);
  if (from) return byDistance(stores, from);
  const wanted = fold(text);
  const fits = ({ city = '', zipCode = '', name }: Store): boolean =>
    [city, zipCode, name].some((part) => fold(part).startsWith(wanted));
  const found = stores.filter(fits).toSorted((a, b) => (a.city ?? '').localeCompare(b.city ?? ''));
  return byDistance(found, undefined);
}

/** The phone's own map application, or the browser's. */
export const mapLink = ({ latitude, longitude }: Store): string | undefined =>
  latitude === undefined || longitude === undefined
    ? undefined
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
