import { isDeepStrictEqual } from 'node:util';
import type { Priced } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { appointmentNeeded, circuitRule, mayContinueAnyway } from '@reprise/contracts/rules';
import type { AwaitingStoreDrop, BuybackState } from './buyback.state';
import { open, type BuybackEvents, type DataOf } from './open-buyback.decider';

export function declare(command: DataOf<'DeclareBuyback'>, state: BuybackState): BuybackEvents {
  const { opening } = command;
  if (state.status !== 'none') return alreadyDeclared(opening.identificationNumber, state);
  if (!command.termsAccepted) throw new Refusal('terms-not-accepted');
  if (!command.countryEligible) throw new Refusal('country-not-eligible');
  bought(command, opening.price);
  const { missingToMinimum } = command;
  if (missingToMinimum > 0) throw new Refusal('cart-minimum-not-reached', { missingToMinimum });
  identified(command);
  imeiAccepted(command);
  appointmentFits(command);
  return [{ type: 'BuybackDeclared', data: { ...opening, warehouseId: destination(command) } }];
}

/** No price and a blocking answer are not the same as worth zero, which some accounts take (domain §2 "Price"). */
function bought(worth: Pick<DataOf<'DeclareBuyback'>, 'notBought' | 'zeroAllowed'>, price: Priced): void {
  if (worth.notBought === 'blocked') throw new Refusal('answer-blocks-buyback');
  if (worth.notBought === 'no-price') throw new Refusal('no-buyback-price', { state: price.state });
  if (price.total === 0 && !worth.zeroAllowed) throw new Refusal('product-worth-zero');
}

type Identity = Pick<DataOf<'FinaliseBuyback'>, 'identityRequired' | 'identityCollected'>;
function identified({ identityRequired, identityCollected }: Identity): void {
  if (identityRequired && !identityCollected) throw new Refusal('identity-document-required');
}

/** A courier comes on an agreed day, from tomorrow on; nobody comes for any other circuit. */
function appointmentFits({ opening, now }: DataOf<'DeclareBuyback'>): void {
  const { appointment } = opening.transport;
  if (!appointmentNeeded(opening.circuit)) {
    if (appointment) throw new Refusal('appointment-not-expected', { circuit: opening.circuit });
    return;
  }
  if (!appointment) throw new Refusal('appointment-required');
  if (appointment <= now.slice(0, 10)) throw new Refusal('appointment-not-in-future', { appointment });
}

/** A mismatch or unknown IMEI may be confirmed; no IMEI at all may not (customer journey §5). */
function imeiAccepted({ imei, opening }: DataOf<'DeclareBuyback'>): void {
  switch (imei) {
    case 'ok':
    case 'not-asked':
      return;
    case 'missing':
      throw new Refusal('imei-required');
    case 'malformed':
    case 'luhn':
    case 'tac-mismatch':
      if (opening.forcedInvalidImei && mayContinueAnyway(imei)) return;
      throw new Refusal('imei-mismatch', { check: imei });
  }
}

/** "A workshop must be chosen when several exist" (customer journey §5). */
function destination({ warehouses: { among, chosen } }: DataOf<'DeclareBuyback'>): string {
  const warehouseId = chosen ?? (among.length === 1 ? among[0] : undefined);
  if (!warehouseId || !among.includes(warehouseId)) throw new Refusal('no-warehouse', { among });
  return warehouseId;
}

function alreadyDeclared(
  identificationNumber: string,
  state: Exclude<BuybackState, { status: 'none' }>,
): BuybackEvents {
  const number = 'declared' in state ? state.declared.identificationNumber : state.identificationNumber;
  if (number === identificationNumber) return [];
  throw new Refusal('buyback-status-invalid', { status: state.status });
}

/** A predeclared price changes only with the customer's consent (domain §2). */
export function rediagnose(command: DataOf<'RediagnoseBuyback'>, state: BuybackState): BuybackEvents {
  const { declared } = beforeHandOver(state);
  const { answers, price, customerConsents } = command;
  bought(command, price);
  if (isDeepStrictEqual([answers, price], [declared.answers, declared.price])) return [];
  if (price.total !== declared.price.total && !customerConsents) throw new Refusal('consent-required');
  return [{ type: 'BuybackRediagnosed', data: { answers, price } }];
}

export function finalise(command: DataOf<'FinaliseBuyback'>, state: BuybackState): BuybackEvents {
  const { declared } = beforeHandOver(state);
  const { storeId, customerId, identityCollected } = command;
  identified(command);
  if (!command.handOverSigned) throw new Refusal('consent-required', { missing: 'hand-over-signature' });
  const { identificationNumber, circuit, warehouseId, checkIn, appointment } = declared;
  const shipment = {
    identificationNumber,
    circuit,
    warehouseId,
    checkIn,
    ...(appointment ? { appointment } : {}),
  };
  const money = { payableNow: declared.paidInStore, amount: declared.price.total };
  const handOver = { storeId, customerId, identityCollected, signedAt: command.now };
  return [{ type: 'BuybackFinalised', data: { ...handOver, ...money, ...shipment } }];
}

function beforeHandOver(state: BuybackState): AwaitingStoreDrop {
  const going = open(state);
  if (going.status === 'bb_awaiting_store_drop') {
    if (going.cancellation.stage === 'pending') throw new Refusal('buyback-cancel-pending');
    return going;
  }
  const finalised = circuitRule(going.declared.circuit).handedOverInStore;
  throw new Refusal(finalised ? 'buyback-already-finalised' : 'buyback-status-invalid', {
    status: going.status,
  });
}
