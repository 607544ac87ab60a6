import type { z } from 'zod';
import { events, type DomainEvent, type EventCatalogue } from '../kernel';
import type { DeliveryStatus } from '../rules/delivery-status';
import type { BuybackStatus, ItemStatus, PaymentStatus } from '../rules/statuses';

/** The streams of one buyback, and what other lists read from each: its status. */
type StatusOf = { buyback: never; item: ItemStatus; payment: PaymentStatus; package: never };
type Category = keyof StatusOf;
type AnyStatus = BuybackStatus | ItemStatus | PaymentStatus | DeliveryStatus;

/** How an event is shown and published. What is not declared stays internal. */
export type Told<F extends string = string> = {
  /**
   * In a buyback's history: the status whose colour and icon it uses, `plain` for none, `minor` if it only repeats,
   * in another stream, what the line above already shows.
   */
  readonly look: AnyStatus | 'plain' | 'minor';
  /** Facts that are too long for its sentence; the history shows them below it. */
  readonly details?: readonly F[];
  /** The fields that partners receive (ADR 0013). If unset, no message is sent. */
  readonly partners?: readonly F[];
  /** Customers see it on their tracking page, in that page's own words, never with its author. */
  readonly customers?: true;
  /** Its comment is the workshop's: accounts may share it with the customer. */
  readonly warehouseComment?: true;
};

type Leaves<D, Status> = Status | ((data: D) => Status | undefined);
type Declared<S extends z.ZodObject, Status> = Told<keyof z.infer<S> & string> & {
  readonly data: S;
  /** The resulting status of its stream, for lists. Unset if the status does not change. */
  readonly leaves?: Leaves<z.infer<S>, Status>;
};
type Shapes = Record<string, z.ZodObject>;

export type HistoryEvents<S extends Shapes = Shapes, Status = unknown> = EventCatalogue<S> & {
  readonly category: Category;
  readonly told: { readonly [T in keyof S & string]: Told };
  /** The status of the stream after an event; undefined if it does not change (domain §3). */
  readonly statusAfter: (event: DomainEvent) => Status | undefined;
};

/** Declares the events of one of the streams that make up a buyback's history: for each type its data, and how it is shown and published. */
export function historyEvents<C extends Category, S extends Shapes>(
  category: C,
  declared: { readonly [T in keyof S]: Declared<S[T], StatusOf[C]> },
  upcasters: EventCatalogue<S>['upcasters'] = {},
): HistoryEvents<S, StatusOf[C]> {
  type One = Told & { data: z.ZodObject; leaves?: Leaves<never, StatusOf[C]> };
  const all: Readonly<Record<string, One>> = declared;
  const each = <V>(part: (one: One) => V) =>
    Object.fromEntries(Object.entries(all).map(([type, one]) => [type, part(one)]));
  const statusAfter = ({ type, data }: DomainEvent): StatusOf[C] | undefined => {
    const leaves = all[type]?.leaves;
    return typeof leaves === 'function' ? leaves(data as never) : leaves;
  };
  const told = each(({ data: _data, leaves: _leaves, ...said }): Told => said) as Record<keyof S, Told>;
  return { ...events(category, each(({ data }) => data) as S, upcasters), category, told, statusAfter };
}
