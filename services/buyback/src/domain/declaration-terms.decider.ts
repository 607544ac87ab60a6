import type { Priced } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import {
  appointmentNeeded,
  appointmentRange,
  mayContinueAnyway,
  type ImeiCheck,
  type ReadImeiCheck,
} from '@reprise/contracts/rules';
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
  { total }: Pick<Priced, 'total'>,
): void {
  if (shownTotal !== undefined && shownTotal !== total)
    throw new Refusal('price-changed-meanwhile', { total });
}

type Identity = Pick<DataOf<'FinaliseBuyback'>, 'identityRequired' | 'identityCollected'>;
export function identified({ identityRequired, identityCollected }: Identity): void {
  if (identityRequired && !identityCollected) throw new Refusal('identity-document-required');
}

/** A courier comes on an agreed day, from tomorrow on and within three weeks; nobody comes for any other circuit. */
export function appointmentFits({ opening, now }: DataOf<'DeclareBuyback'>): void {
  const { appointment } = opening.transport;
  if (!appointmentNeeded(opening.circuit)) {
    if (appointment) throw new Refusal('appointment-not-expected', { circuit: opening.circuit });
    return;
  }
  if (!appointment) throw new Refusal('appointment-required');
  const { first, last } = appointmentRange(new Date(now));
  if (appointment < first) throw new Refusal('appointment-not-in-future', { appointment });
  if (appointment > last) throw new Refusal('appointment-too-late', { appointment });
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
      return keptAnyway(imei, opening.forcedInvalidImei);
  }
}

/** What a store reads is confirmed by a deliberate act, too; what nobody can tell is left to the workshop. */
export function imeiRead({ imeiCheck, forcedInvalidImei }: DataOf<'FinaliseBuyback'>): void {
  switch (imeiCheck) {
    case 'ok':
    case 'as-declared':
    case 'not-asked':
      return;
    case 'unconfirmed':
      throw new Refusal('imei-required');
    case 'missing':
      if (forcedInvalidImei) return;
      throw new Refusal('imei-required');
    case 'differs':
      if (forcedInvalidImei) return;
      throw new Refusal('imei-not-as-declared');
    case 'malformed':
    case 'luhn':
    case 'tac-mismatch':
      return keptAnyway(imeiCheck, forcedInvalidImei);
  }
}

function keptAnyway(check: Exclude<ImeiCheck, 'ok'>, forced: boolean): void {
  if (forced && mayContinueAnyway(check)) return;
  throw check === 'luhn' ? new Refusal('imei-check-digit-wrong') : new Refusal('imei-mismatch', { check });
}

/** What the file says of an IMEI that the store compared with the product; a confirmed one stays as it was declared. */
export function comparedImei(check: ReadImeiCheck): { readonly forcedInvalidImei?: boolean } {
  switch (check) {
    case 'ok':
    case 'differs':
      return { forcedInvalidImei: false };
    case 'malformed':
    case 'luhn':
    case 'tac-mismatch':
      return { forcedInvalidImei: true };
    case 'as-declared':
    case 'missing':
    case 'unconfirmed':
    case 'not-asked':
      return {};
  }
}

/** "A workshop must be chosen when several exist" (customer journey §5). */
export function destination({ warehouses: { among, chosen } }: DataOf<'DeclareBuyback'>): string {
  const warehouseId = chosen ?? (among.length === 1 ? among[0] : undefined);
  if (!warehouseId || !among.includes(warehouseId)) throw new Refusal('no-warehouse', { among });
  return warehouseId;
}
