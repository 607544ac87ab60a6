import {
  opennessAt,
  organisationEndpoints,
  type PublicOrganisation,
  saysHours,
  timeZoneOf,
} from '@reprise/contracts/organisation';
import { useSelector } from 'react-redux';
import { selectCart, type WithCart } from '../../kernel/cart';
import { byDistance, type Distanced, placeOfPostalCode } from '../../kernel/places';
import { useRecord } from '../../kernel/store';

const none: readonly PublicOrganisation[] = [];

/** The stores, the nearest first where the person's postal code is known in this browser. */
export function useNearestStores(wanted = true): readonly Distanced<PublicOrganisation>[] {
  const { zipCode } = useSelector((state: WithCart) => selectCart(state).customer);
  const stores = useRecord(organisationEndpoints.publicStores, wanted ? {} : undefined).value ?? none;
  return byDistance(stores, typeof zipCode === 'string' ? placeOfPostalCode(zipCode) : undefined);
}

/** How many of the places are open; undefined where none has said its hours. @param now milliseconds */
export function openAmong(places: readonly PublicOrganisation[], now: number): number | undefined {
  const known = places.filter(saysHours);
  if (known.length === 0) return undefined;
  return known.filter((place) => opennessAt(place, timeZoneOf(place), now).open).length;
}
