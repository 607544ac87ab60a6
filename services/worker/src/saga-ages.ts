import type { Clock, TimerStore } from '@reprise/kernel';
import { buybackList } from '@reprise/read-buyback';
import type { Projection, ReadModels } from '@reprise/read-kernel';
import type { Filter } from '@reprise/read-kernel/documents';
import { packageList } from '@reprise/read-package';
import { paymentList } from '@reprise/read-payment';

type Saga = {
  readonly saga: string;
  readonly projection: Projection;
  readonly waiting: Filter;
  /** When the row entered this state; its index starts with the state. */
  readonly since: string;
};

/** Providers that answer automatically; the others wait for a person and a bank file. */
const automatic = ['gift_card_a', 'gift_card_b', 'card'];

/** Work that the system has to complete: these wait for us, not for a person. */
const sagas = [
  {
    saga: 'label',
    projection: packageList,
    waiting: { status: 'closed', labelReady: false },
    since: 'updatedAt',
  },
  {
    saga: 'payment',
    projection: paymentList,
    waiting: { status: 'awaiting_payment', provider: { $in: automatic } },
    since: 'dueAt',
  },
  {
    saga: 'payment-outcome',
    projection: paymentList,
    waiting: { status: 'payment_initiated', provider: { $in: automatic } },
    since: 'dueAt',
  },
  {
    saga: 'cancellation',
    projection: buybackList,
    waiting: { cancellation: 'requested' },
    since: 'updatedAt',
  },
] as unknown as readonly Saga[];

export type SagaAgeNeeds = {
  readonly readModels: ReadModels;
  readonly timers: TimerStore;
  readonly clock: Clock;
};

/** How long the oldest of each kind has been waiting, in seconds; 0 if none is. Timers: how late the latest one is. */
export function sagaAges({ readModels, timers, clock }: SagaAgeNeeds) {
  const ageOf = (since: unknown): number =>
    typeof since === 'string' ? Math.max(0, (clock.now().getTime() - Date.parse(since)) / 1000) : 0;
  const oldest = async ({ saga, projection, waiting, since }: Saga) => {
    const rows = await readModels.collection(projection);
    const [row] = await rows.find(waiting, { sort: [[since, 1]], limit: 1 });
    return { saga, seconds: ageOf(row && Reflect.get(row, since)) };
  };
  return async () => {
    const [overdue] = await timers.due(clock.now(), 1);
    const ages = await Promise.all(sagas.map(oldest));
    return [...ages, { saga: 'timer', seconds: ageOf(overdue?.dueAt) }];
  };
}
