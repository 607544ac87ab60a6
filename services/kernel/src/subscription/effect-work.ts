import PQueue from 'p-queue';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log';
import { hears, keyOf, observed, type ConsumerWork, type WorkContext } from './consumer-work';
import type { EffectConsumer } from './consumers';
import { Parking } from './parking';
import type { Fence, ParkedKey } from './subscription-store.port';
import { messageOf } from '../base';

const defaultConcurrency = 16;
const unheardBeforeCheckpoint = 2000;

/** Runs an effect consumer: keys in parallel, each key in order, failures parked and retried separately. */
export class EffectWork implements ConsumerWork {
  private readonly heard: (event: RecordedEvent) => boolean;
  private readonly queue: PQueue;
  private readonly draining = new Map<string, Promise<void>>();
  private alarms = new Set<() => void>();
  private looking: Promise<void> = Promise.resolve();
  private fence: Fence | undefined;
  private parking: Parking | undefined;
  private running = false;
  private unheard = 0;
  private saved: Position = '';
  private halting = new AbortController();

  constructor(
    private readonly consumer: EffectConsumer,
    private readonly context: WorkContext,
  ) {
    const heard = hears(consumer);
    this.heard = (event) => heard(event) && (consumer.wants?.(event) ?? true);
    this.queue = new PQueue({ concurrency: consumer.concurrency ?? defaultConcurrency });
  }

  async open(fence: Fence): Promise<Position> {
    this.fence = fence;
    this.parking = new Parking(this.context, fence);
    this.saved = (await this.begin(fence)) ?? '';
    await this.parking.open();
    this.halting = new AbortController();
    this.running = true;
    return this.saved;
  }

  async process(events: readonly RecordedEvent[], position: Position): Promise<void> {
    const byKey = new Map<string, RecordedEvent[]>();
    for (const event of events.filter(this.heard)) {
      const key = keyOf(this.consumer, event);
      const queue = byKey.get(key);
      if (queue) queue.push(event);
      else byKey.set(key, [event]);
    }
    const outcomes = await Promise.allSettled([...byKey].map(([key, queue]) => this.inOrder(key, queue)));
    const broken = outcomes.find((outcome) => outcome.status === 'rejected');
    if (broken) throw broken.reason;
    this.unheard += events.length;
    if (byKey.size > 0 || this.unheard >= unheardBeforeCheckpoint) await this.save(position);
  }

  async settle(position: Position): Promise<void> {
    if (this.unheard >= unheardBeforeCheckpoint) await this.save(position);
  }

  /** One check at a time, so that none starts what another has just seen. */
  tryDue(): Promise<void> {
    const look = this.looking.then(() => this.look());
    this.looking = look.catch(() => undefined);
    return look;
  }

  async halt(): Promise<void> {
    this.running = false;
    this.halting.abort();
    this.alarms.forEach((cancel) => cancel());
    this.alarms.clear();
    await Promise.all(this.draining.values());
  }

  private async begin(fence: Fence): Promise<Position | undefined> {
    const { store } = this.context;
    const checkpoint = await store.checkpoint(fence.consumer);
    const asked = await this.consumer.begin?.(checkpoint);
    if (!asked) return checkpoint;
    await this.parking?.forget();
    await store.saveCheckpoint(fence, asked.position);
    await asked.kept();
    return asked.position;
  }

  private async inOrder(key: string, events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (!this.running) throw new Error(`${this.consumer.name} was halted`);
      if (this.parking?.holds(key)) await this.parkBehind(key, event);
      else await this.queue.add(() => this.once(key, event));
    }
  }

  private async once(key: string, event: RecordedEvent): Promise<void> {
    try {
      await this.context.turnstile.pass();
      await this.handle(event);
    } catch (error) {
      // Interrupted, not failed: it is delivered again wherever the consumer runs next.
      if (!this.running) throw error;
      this.wakeIn(await this.parking?.first(key, event, error));
    }
  }

  private async parkBehind(key: string, event: RecordedEvent): Promise<void> {
    await this.parking?.behind(key, event);
    if (!this.draining.has(key)) this.wakeIn(0);
  }

  private handle(event: RecordedEvent, attempt = 1): Promise<void> {
    const { name: consumer } = this.consumer;
    const context = { consumer, now: this.context.clock.now(), attempt, halted: this.halting.signal };
    return observed(this.context.observer, consumer, [event], () => this.consumer.handle(event, context));
  }

  private async look(): Promise<void> {
    // Keys in progress may be outdated in what was just read; they wake us when they are due again.
    const inHand = new Set(this.draining.keys());
    const due = (await this.parking?.due()) ?? [];
    due.filter(({ key }) => !inHand.has(key)).forEach((parked) => this.startDrain(parked));
  }

  private startDrain(parked: ParkedKey): void {
    const drain = this.queue
      .add(async () =>
        this.parking?.drain(
          parked,
          (event, attempt) => this.handle(event, attempt),
          () => this.running,
        ),
      )
      .then(
        (delay) => this.wakeIn(delay),
        (error: unknown) =>
          this.context.logger.warn(
            { consumer: this.consumer.name, error: messageOf(error) },
            'retry interrupted',
          ),
      )
      .finally(() => this.draining.delete(parked.key));
    this.draining.set(parked.key, drain);
  }

  private wakeIn(delay: number | undefined): void {
    if (delay === undefined || !this.running) return;
    const cancel = this.context.clock.after(delay, () => {
      this.alarms.delete(cancel);
      this.tryDue().catch((error: unknown) =>
        this.context.logger.warn(
          { consumer: this.consumer.name, error: messageOf(error) },
          'retry postponed',
        ),
      );
    });
    this.alarms.add(cancel);
  }

  private async save(position: Position): Promise<void> {
    if (!this.fence || position === this.saved) return;
    await this.context.store.saveCheckpoint(this.fence, position);
    this.saved = position;
    this.unheard = 0;
  }
}
