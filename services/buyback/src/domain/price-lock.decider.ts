import { Refusal } from '@reprise/contracts/problems';
import { circuitRule } from '@reprise/contracts/rules';
import type { AwaitingInventory, AwaitingStoreDrop, BuybackState, PromisedPrice } from './buyback.state';
import { asShown, bought } from './declaration-terms.decider';
import { open, type BuybackEvents, type DataOf } from './open-buyback.decider';

type StillWithCustomer = AwaitingStoreDrop | AwaitingInventory;

/** A timer may fire late: without that promise still running it changes nothing. */
export function remindPriceLock(data: DataOf<'RemindPriceLock'>, state: BuybackState): BuybackEvents {
  const lock = running(data.until, state);
  return lock && lock.reminded < data.reminder ? [{ type: 'PriceLockReminded', data }] : [];
}

export function expirePriceLock(data: DataOf<'ExpirePriceLock'>, state: BuybackState): BuybackEvents {
  return running(data.until, state) ? [{ type: 'PriceLockExpired', data }] : [];
}

/** A promise holds to its end; afterwards the customer takes the price that was shown, or none. */
export function requote(command: DataOf<'RequoteBuyback'>, state: BuybackState): BuybackEvents {
  const { declared } = withCustomer(state);
  const { answers, price, diagnosticId, priceLock, shownTotal } = command;
  const until = declared.lock?.until ?? command.lockedUntil;
  if (Date.parse(command.now) <= Date.parse(until)) throw new Refusal('price-still-locked', { until });
  bought(command, price);
  asShown({ shownTotal }, price);
  const prices = { oldPrice: declared.price.total, newPrice: price.total };
  return [{ type: 'BuybackRequoted', data: { ...prices, answers, price, diagnosticId, priceLock } }];
}

function withCustomer(state: BuybackState): StillWithCustomer {
  const going = open(state);
  if (!isWithCustomer(going)) throw new Refusal('buyback-status-invalid', { status: going.status });
  if (going.cancellation.stage === 'pending') throw new Refusal('buyback-cancel-pending');
  return going;
}

/** In a store's circuits the customer has handed the product over before it awaits shipment. */
function isWithCustomer(state: BuybackState): state is StillWithCustomer {
  if (state.status === 'bb_awaiting_store_drop') return true;
  return state.status === 'bb_awaiting_inventory' && !circuitRule(state.declared.circuit).handedOverInStore;
}

function running(until: string, state: BuybackState): PromisedPrice | undefined {
  if (!isWithCustomer(state) || state.cancellation.stage === 'pending') return undefined;
  const { lock } = state.declared;
  return lock?.until === until && !lock.expired ? lock : undefined;
}
