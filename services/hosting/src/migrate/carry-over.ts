import type { DueTimer, Fence, ParkedEvent, Position, SubscriptionStore, TimerStore } from '@reprise/kernel';
import { MigrationRefused, type MigrationTools } from './migration.port';
import type { PositionMap } from './position-map';

const leaseMs = 600_000;
const always = new Date('9999-12-31T23:59:59.999Z');

type Known = {
  readonly checkpoint: Position | undefined;
  readonly paused: boolean;
  readonly keys: readonly { readonly key: string; readonly events: readonly ParkedEvent[] }[];
};

/** All timers, due or not. */
export const timersOf = (timers: TimerStore): Promise<readonly DueTimer[]> =>
  timers.due(always, Number.MAX_SAFE_INTEGER);

/** The progress of policies and reactors, and their parked events. */
export async function knownOf(store: SubscriptionStore, consumer: string): Promise<Known> {
  const parked = await store.parkedKeys(consumer);
  const keys = await Promise.all(
    parked.map(async ({ key }) => ({ key, events: await store.parkedEvents(consumer, key) })),
  );
  const { paused } = await store.wish(consumer);
  return { checkpoint: await store.checkpoint(consumer), paused, keys };
}

/** Every position referred to by the stores. */
export async function positionsInStores(store: SubscriptionStore): Promise<readonly Position[]> {
  const known = await Promise.all((await store.consumers()).map((name) => knownOf(store, name)));
  return known.flatMap(({ checkpoint, keys }) => [
    ...(checkpoint === undefined ? [] : [checkpoint]),
    ...keys.flatMap(({ events }) => events.map(({ position }) => position)),
  ]);
}

async function carryKeys(
  { source, target }: MigrationTools,
  fence: Fence,
  positions: PositionMap,
): Promise<void> {
  for (const parked of await source.store.parkedKeys(fence.consumer)) {
    const { key, since, status, attempts, nextTryAt, error } = parked;
    for (const event of await source.store.parkedEvents(fence.consumer, key)) {
      const there = { ...event, position: positions.of(event.position) };
      await target.store.park(fence, key, there, { status, attempts, nextTryAt, error }, new Date(since));
    }
  }
}

async function carryConsumer(tools: MigrationTools, consumer: string, positions: PositionMap): Promise<void> {
  const { source, target, now } = tools;
  const fence = await target.store.lease(consumer, 'migration', leaseMs, now());
  if (!fence)
    throw new MigrationRefused(`${consumer} is already running on ${target.place}; stop its hosts first`);
  const checkpoint = await source.store.checkpoint(consumer);
  if (checkpoint !== undefined) await target.store.saveCheckpoint(fence, positions.of(checkpoint));
  await carryKeys(tools, fence, positions);
  const { paused } = await source.store.wish(consumer);
  if (paused) await target.store.setPaused(consumer, true);
  await target.store.release(fence);
}

/**
 * Carries over the progress of each policy and reactor, so that none of them acts again on past events: checkpoints
 * and parked events at the target's positions of the same events, wishes, and timers. Repeating it changes nothing.
 */
export async function carryOver(tools: MigrationTools, positions: PositionMap): Promise<void> {
  const { source, target, signal } = tools;
  for (const consumer of await source.store.consumers()) {
    signal?.throwIfAborted();
    await carryConsumer(tools, consumer, positions);
  }
  for (const timer of await timersOf(source.timers)) await target.timers.set(timer);
}
