import { listBuybacks } from '@reprise/contracts/buyback';
import { listItems } from '@reprise/contracts/item';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { listPaymentBatches, listPayments } from '@reprise/contracts/payment';
import type { Permission } from '@reprise/contracts/permissions';
import type { IconName } from '../../ui/icon-paths';

type Values = Readonly<Record<string, string | readonly string[]>>;
/** Work that is done from a list: by those who hold a permission. */
type Work = {
  readonly permission: Permission;
  /** The page of the list, and what it shows of it by itself. */
  readonly path: string;
  readonly always?: Values;
  readonly endpoint: EndpointSpec;
  /** As the list itself asks: a bound is one value, a choice may be several. */
  readonly filters: Values;
};
/** What waits behind an entry of the menu. Where several do, no thing is in two of them. */
export type Waiting = Work & { readonly key: string; readonly entry: string };
export type Queue = Work & {
  readonly key:
    'declared' | 'check-in' | 'control' | 'quarantine' | 'deadline' | 'due' | 'failed' | 'batches';
  /** Absent where nothing waits, or where another queue counts the same. */
  readonly entry?: string;
  /** Absent where nothing waits: what was done today. */
  readonly oldestBy?: 'createdAt' | 'updatedAt';
  /** The amount that the list adds up. */
  readonly sum?: string;
  readonly icon: IconName;
  readonly urgent?: boolean;
};

/** An offer that ends this soon is worth a call to the customer. */
const soonMs = 2 * 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const inQuarantine = { status: ['item_in_quarantine', 'item_to_return'] };

/** @param today its date, as filters write it. */
export const queuesOn = (today: string): readonly Queue[] => [
  {
    ...{ key: 'declared', permission: 'buyback.list', path: '/buybacks', endpoint: listBuybacks },
    ...{ filters: { 'createdAt[after]': today }, icon: 'list', sum: 'prices.declared' },
  },
  {
    ...{ key: 'check-in', permission: 'item.check-in', path: '/items', endpoint: listItems },
    ...{ filters: { status: ['item_in_transit'] }, oldestBy: 'updatedAt', icon: 'truck' },
    entry: '/warehouse/checkin',
  },
  {
    ...{ key: 'control', permission: 'item.control', path: '/items', endpoint: listItems },
    filters: { status: ['item_registered_in_warehouse', 'item_awaiting_compliancy_tests'] },
    ...{ entry: '/warehouse/check', oldestBy: 'updatedAt', icon: 'check' },
  },
  {
    ...{ key: 'quarantine', permission: 'item.quarantine-list', path: '/buybacksQuarantine' },
    ...{ endpoint: listItems, always: inQuarantine, filters: {}, oldestBy: 'updatedAt', icon: 'box' },
    entry: '/buybacksQuarantine',
  },
  {
    ...{ key: 'deadline', permission: 'item.quarantine-list', path: '/buybacksQuarantine' },
    ...{ endpoint: listItems, always: inQuarantine, icon: 'clock', urgent: true },
    filters: {
      'proposal.status': ['open'],
      'proposal.expiresAt[before]': dayOf(Date.parse(today) + soonMs),
    },
  },
  {
    ...{ key: 'due', permission: 'payment.read-custom-values', path: '/payments', endpoint: listPayments },
    ...{ filters: { status: ['awaiting_payment'] }, oldestBy: 'createdAt', icon: 'bank', sum: 'amount' },
    entry: '/payments',
  },
  {
    ...{ key: 'failed', permission: 'payment.read-custom-values', path: '/payments', endpoint: listPayments },
    filters: { status: ['payment_failed', 'payment_cancel_failed'] },
    ...{ entry: '/payments', oldestBy: 'createdAt', icon: 'alert', urgent: true, sum: 'amount' },
  },
  {
    ...{
      key: 'batches',
      permission: 'payment.batch',
      path: '/payment-batches',
      endpoint: listPaymentBatches,
    },
    ...{ filters: { status: ['prepared'] }, oldestBy: 'createdAt', icon: 'layers', sum: 'total' },
    entry: '/payment-batches',
  },
];

const atCounter = { permission: 'buyback.create', endpoint: listBuybacks, filters: {} } as const;
const awaited = { status: 'bb_awaiting_store_drop' };
/** The counter has a board of its own, which asks for the same. */
const counterQueues: readonly Waiting[] = [
  {
    ...{ ...atCounter, key: 'hand-over', always: { ...awaited, circuit: 'web_drop' } },
    ...{ path: '/buybacks-predeclared', entry: '/buybacks-predeclared' },
  },
  {
    ...{ ...atCounter, key: 'awaiting-drop', always: awaited },
    ...{ path: '/buybacks-awaiting-store-drop', entry: '/buybacks-awaiting-store-drop' },
  },
];

const isWaiting = (queue: Queue): queue is Queue & Waiting => queue.entry !== undefined;
/** What the menu counts: it asks as the boards do, so that whoever looks at both asks once. */
export const waitingOn = (today: string): readonly Waiting[] => [
  ...queuesOn(today).filter(isWaiting),
  ...counterQueues,
];

/** The first of them, how many there are, and what they come to. */
export const callOf = ({ always, filters, oldestBy, sum }: Work & Pick<Queue, 'oldestBy' | 'sum'>) => ({
  query: {
    ...{ ...always, ...filters, itemsPerPage: 1 },
    ...(oldestBy && { [`order[${oldestBy}]`]: 'asc' }),
    ...(sum && { sum }),
  },
});

export function urlOf({ path, filters }: Work): string {
  const pairs = Object.entries(filters).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}
