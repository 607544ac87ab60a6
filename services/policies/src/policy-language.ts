import type { BuybackCommand, BuybackEvent } from '@reprise/contracts/buyback';
import type { ItemCommand, ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { PackageCommand, PackageEvent } from '@reprise/contracts/package';
import type { PriceListCommand, PriceListEvent } from '@reprise/contracts/price-lists';
import type { PaymentBatchEvent, PaymentCommand, PaymentEvent } from '@reprise/contracts/payment';
import { parseStream, type CommandToSend, type Policy, type TimerRequest } from '@reprise/kernel';

type AnyEvent = BuybackEvent | ItemEvent | PaymentEvent | PaymentBatchEvent | PackageEvent | PriceListEvent;
type Heard<T extends AnyEvent['type']> = RecordedEvent<Extract<AnyEvent, { type: T }>>;
type Commands = {
  buyback: BuybackCommand;
  item: ItemCommand;
  payment: PaymentCommand;
  package: PackageCommand;
  price_list: PriceListCommand;
};

/** A policy that sees only the events that it lists, with their own types. */
export function policy<T extends AnyEvent['type']>(
  name: string,
  on: readonly T[],
  react: (event: Heard<T>) => readonly (CommandToSend | TimerRequest)[],
): Policy {
  const heard: ReadonlySet<string> = new Set(on);
  // The log parsed the event with the schema of its type.
  const hears = (event: RecordedEvent): event is Heard<T> => heard.has(event.type);
  return { name, on, react: (event) => (hears(event) ? react(event) : []) };
}

/** A buyback, its item, its payment and its own package share one UUID. */
export const idOf = (event: RecordedEvent): string => parseStream(event.stream).id;

export const toBuyback = (id: string, command: Commands['buyback']): CommandToSend => ({
  category: 'buyback',
  id,
  command,
});
export const toItem = (id: string, command: Commands['item']): CommandToSend => ({
  category: 'item',
  id,
  command,
});
export const toPayment = (id: string, command: Commands['payment']): CommandToSend => ({
  category: 'payment',
  id,
  command,
});
/** To a payment of a batch, in the stream of the account whose payment it is (ADR 28). */
export function toBatched(
  id: string,
  { ofOthers = [] }: { readonly ofOthers?: readonly { paymentId: string; accountId: string }[] | undefined },
  command: Commands['payment'],
): CommandToSend {
  const other = ofOthers.find(({ paymentId }) => paymentId === id);
  return { ...toPayment(id, command), ...(other ? { accountId: other.accountId } : {}) };
}

export const toPackage = (id: string, command: Commands['package']): CommandToSend => ({
  category: 'package',
  id,
  command,
});

export const toPriceList = (id: string, command: Commands['price_list']): CommandToSend => ({
  category: 'price_list',
  id,
  command,
});

/**
 * One consumer of several policies. Separate consumers run at their own pace, so a payment could become due before
 * it was created; together they handle the events of a stream in order.
 */
export function inOrder(name: string, policies: readonly Policy[]): Policy {
  return {
    name,
    on: [...new Set(policies.flatMap(({ on }) => on))],
    react: (event) => policies.flatMap((one) => (one.on.includes(event.type) ? one.react(event) : [])),
  };
}
