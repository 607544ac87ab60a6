import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule } from '@reprise/contracts/rules';
import type { AwaitingStoreDrop, BuybackState } from './buyback.state';
import {
  appointmentFits,
  asShown,
  bought,
  comparedImei,
  destination,
  identified,
  imeiAccepted,
  imeiRead,
} from './declaration-terms.decider';
import { open, type BuybackEvents, type DataOf } from './open-buyback.decider';

export function declare(command: DataOf<'DeclareBuyback'>, state: BuybackState): BuybackEvents {
  const { opening } = command;
  if (state.status !== 'none') return alreadyDeclared(opening.identificationNumber, state);
  if (!command.termsAccepted) throw new Refusal('terms-not-accepted');
  if (!command.countryEligible) throw new Refusal('country-not-eligible');
  bought(command, opening.price);
  asShown(command, opening.price);
  const { missingToMinimum } = command;
  if (missingToMinimum > 0) throw new Refusal('cart-minimum-not-reached', { missingToMinimum });
  identified(command);
  imeiAccepted(command);
  appointmentFits(command);
  return [{ type: 'BuybackDeclared', data: { ...opening, warehouseId: destination(command) } }];
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
  const { answers, price, customerConsents, diagnosticId } = command;
  bought(command, price);
  asShown(command, price);
  if (isDeepStrictEqual([answers, price], [declared.answers, declared.price])) return [];
  if (price.total !== declared.price.total && !customerConsents) throw new Refusal('consent-required');
  const version = diagnosticId ? { diagnosticId } : {};
  const [oldPrice, newPrice] = [declared.price.total, price.total];
  const prices = oldPrice === newPrice ? {} : { oldPrice, newPrice };
  return [{ type: 'BuybackRediagnosed', data: { answers, price, ...version, ...prices } }];
}

export function finalise(command: DataOf<'FinaliseBuyback'>, state: BuybackState): BuybackEvents {
  const { declared } = beforeHandOver(state);
  const { storeId, customerId, identityCollected, imei, imeiCheck } = command;
  identified(command);
  if (!command.handOverSigned) throw new Refusal('signature-required');
  imeiRead(command);
  asShown(command, declared.price);
  const { identificationNumber, circuit, warehouseId, checkIn, appointment, buyerId } = declared;
  const shipment = {
    identificationNumber,
    circuit,
    warehouseId,
    checkIn,
    ...(appointment ? { appointment } : {}),
    product: declared.product,
    ...(buyerId && { buyerId }),
    ...declared.parties,
  };
  const money = { payableNow: declared.paidInStore, amount: declared.price.total };
  const read = imei ? { imei, ...comparedImei(imeiCheck) } : {};
  const handOver = { storeId, customerId, identityCollected, signedAt: command.now, ...read };
  return [{ type: 'BuybackFinalised', data: { ...handOver, ...money, ...shipment } }];
}

/** customer journey §8: what a store opens is not eligible where its customer sends it himself. */
export function beforeHandOver(state: BuybackState): AwaitingStoreDrop {
  const going = open(state);
  if (going.status === 'bb_awaiting_store_drop') {
    if (going.cancellation.stage === 'pending') throw new Refusal('buyback-cancel-pending');
    return going;
  }
  const { handedOverInStore } = circuitRule(going.declared.circuit);
  throw new Refusal(handedOverInStore ? 'buyback-already-finalised' : 'buyback-not-eligible', {
    status: going.status,
  });
}
