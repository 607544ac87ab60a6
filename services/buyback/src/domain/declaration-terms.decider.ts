import type { Priced } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { appointmentNeeded, mayContinueAnyway } from '@reprise/contracts/rules';
import type { DataOf } from './open-buyback.decider';

/** No price and a blocking answer are not the same as worth zero, which some accounts take (domain §2 "Price"). */
export function bought(
  worth: Pick<DataOf<'DeclareBuyback'>, 'notBought' | 'zeroAllowed'>,
  price: Priced,
): void {
  if (worth.notBought === 'blocked') throw new Refusal('answer-blocks-buyback');
  if (worth.notBought === 'no-price') throw new Refusal('no-buyback-price', { state: price.state });
  if (price.total === 0 && !worth.zeroAllowed) throw new Refusal('product-worth-zero');
}

/** A customer gets the amount that he saw, or nothing changes. */
export function asShown(
  { shownTotal }: { readonly shownTotal?: number | undefined },
  { total }: Priced,
): void {
  if (shownTotal !== undefined && shownTotal !== total)
    throw new Refusal('price-changed-meanwhile', { total });
}

type Identity = Pick<DataOf<'FinaliseBuyback'>, 'identityRequired' | 'identityCollected'>;
export function identified({ identityRequired, identityCollected }: Identity): void {
  if (identityRequired && !identityCollected) throw new Refusal('identity-document-required');
}

/** A courier comes on an agreed day, from tomorrow on; nobody comes for any other circuit. */
export function appointmentFits({ opening, now }: DataOf<'DeclareBuyback'>): void {
  const { appointment } = opening.transport;
  if (!appointmentNeeded(opening.circuit)) {
    if (appointment) throw new Refusal('appointment-not-expected', { circuit: opening.circuit });
    return;
  }
  if (!appointment) throw new Refusal('appointment-required');
  if (appointment <= now.slice(0, 10)) throw new Refusal('appointment-not-in-future', { appointment });
}

/**
 * A mismatch or unknown IMEI may be confirmed (customer journey §5). At home somebody may not have it at all, and says
 * so: the workshop reads it. At the counter the device is there to be read.
 */
export function imeiAccepted({ imei, opening }: DataOf<'DeclareBuyback'>): void {
  switch (imei) {
    case 'ok':
    case 'not-asked':
      return;
    case 'missing':
      if (opening.forcedInvalidImei && opening.channel === 'web') return;
      throw new Refusal('imei-required');
    case 'malformed':
    case 'luhn':
    case 'tac-mismatch':
      if (opening.forcedInvalidImei && mayContinueAnyway(imei)) return;
      throw new Refusal('imei-mismatch', { check: imei });
  }
}

/** "A workshop must be chosen when several exist" (customer journey §5). */
export function destination({ warehouses: { among, chosen } }: DataOf<'DeclareBuyback'>): string {
  const warehouseId = chosen ?? (among.length === 1 ? among[0] : undefined);
  if (!warehouseId || !among.includes(warehouseId)) throw new Refusal('no-warehouse', { among });
  return warehouseId;
}
