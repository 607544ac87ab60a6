import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log';
import { hears, keyOf, observed, type ConsumerWork, type WorkContext } from './consumer-work';
import { PoisonEvent, type BatchConsumer, type Projector } from './consumers';
import { Parking } from './parking';
import { LeaseLost, type Fence } from './subscription-store.port';

/**
 * Runs a projector: whole batches in log order. A failed batch is split: an event that fails while an empty batch
 * succeeds is poison and its key is parked; if nothing succeeds, the receiver is down and the batch is retried.
 */
export class OrderedWork implements ConsumerWork {
  readonly hears: (event: RecordedEvent) => boolean;
  private parking: Parking | undefined;
  private position: Position = '';
  private running = false;

  constructor(
    private readonly projector: Projector,
    private readonly context: WorkContext,
  ) {
    this.hears = hears(projector);
  }

  async open(fence: Fence): Promise<Position> {
    this.parking = new Parking(this.context, fence);
    await this.parking.open();
    this.running = true;
    this.position = (await this.projector.checkpoint()) ?? '';
    return this.position;
  }

  async process(events: readonly RecordedEvent[], position: Position): Promise<void> {
    await this.applyFree(events, position);
    this.position = position;
  }

  /** Within the loop, between batches: a projector is never called concurrently. */
  async tryDue(): Promise<void> {
    for (const parked of (await this.parking?.due()) ?? []) {
      await this.parking?.drain(
        parked,
        (event) => this.apply([event], this.position),
        () => this.running,
      );
    }
  }

  async settle(): Promise<void> {}

  async halt(): Promise<void> {
    this.running = false;
  }

  private apply(events: readonly RecordedEvent[], position: Position): Promise<void> {
    const { projector } = this;
    return observed(this.context.observer, projector.name, events, () => projector.apply(events, position));
  }

  private async applyFree(events: readonly RecordedEvent[], position: Position): Promise<void> {
    const free = await this.withoutParked(events);
    try {
      await this.apply(free, position);
    } catch (error) {
      if (error instanceof LeaseLost || free.length === 0) throw error;
      const poison = error instanceof PoisonEvent && free.find(({ id }) => id === error.eventId);
      if (poison) return this.around(poison, free, position, error);
      // Throws if the receiver is down: the batch is then retried as a whole, and no event is blamed.
      await this.projector.apply([], this.position);
      await this.oneByOne(free);
      await this.projector.apply([], position);
    }
  }

  /** Events before the poison one are applied before its key is parked, so that no restart finds them skipped. */
  private async around(
    poison: RecordedEvent,
    events: readonly RecordedEvent[],
    position: Position,
    error: unknown,
  ): Promise<void> {
    const at = events.indexOf(poison);
    const before = events.slice(0, at);
    const last = before.at(-1);
    if (last) {
      await this.applyFree(before, last.position);
      this.position = last.position;
    }
    await this.parking?.first(keyOf(this.projector, poison), poison, error);
    return this.applyFree(events.slice(at + 1), position);
  }

  private async withoutParked(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const free: RecordedEvent[] = [];
    for (const event of events) {
      const key = keyOf(this.projector, event);
      if (this.parking?.holds(key)) await this.parking.behind(key, event);
      else free.push(event);
    }
    return free;
  }

  private async oneByOne(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      const key = keyOf(this.projector, event);
      if (this.parking?.holds(key)) {
        await this.parking.behind(key, event);
        continue;
      }
      try {
        await this.apply([event], event.position);
      } catch (error) {
        if (error instanceof LeaseLost) throw error;
        // Throws if the receiver is down: then the event is not to blame.
        await this.projector.apply([], this.position);
        await this.parking?.first(key, event, error);
      }
      this.position = event.position;
    }
  }
}

/** A batch consumer as a projector whose checkpoint is kept by the engine. */
export function asProjector(consumer: BatchConsumer, context: WorkContext, fence: () => Fence): Projector {
  const { name, on, keyOf: key } = consumer;
  // A write with a fence is refused if the lease has gone to another holder.
  const confirmLease = async (): Promise<void> =>
    context.store.saveCheckpoint(fence(), (await context.store.checkpoint(name)) ?? '');
  return {
    name,
    on,
    ...(key ? { keyOf: key } : {}),
    checkpoint: () => context.store.checkpoint(name),
    async apply(events, position) {
      await consumer.deliver(events, { consumer: name, now: context.clock.now(), confirmLease });
      await context.store.saveCheckpoint(fence(), position);
    },
  };
}
