import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Position } from '../event-log';
import { Alarms } from './alarms';
import { hears, keyOf, observed, type ConsumerWork, type WorkContext } from './consumer-work';
import type { EffectConsumer } from './consumers';
import { Drains } from './drains';
import { FairPlaces } from './fair-places';
import { runsOf, type KeyRun } from './key-run';
import { Parking } from './parking';
import { doneInTime } from './done-in-time';
import type { Fence } from './subscription-store.port';

const defaultConcurrency = 16;
/** Of what it was given without hearing any of it: what lies between was left out before. */
const unheardBeforeCheckpoint = 200;

/** Runs an effect consumer: keys in parallel, each key in order, failures parked and retried separately. */
export class EffectWork implements ConsumerWork {
  readonly hears: (event: RecordedEvent) => boolean;
  readonly wanted: readonly string[] | undefined;
  private readonly places: FairPlaces;
  private readonly alarms: Alarms;
  private drains: Drains | undefined;
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
    this.hears = (event) => heard(event) && (consumer.wants?.(event) ?? true);
    this.wanted = consumer.on.includes('*') ? undefined : consumer.on;
    const { concurrency = defaultConcurrency, perAccount = concurrency } = consumer;
    this.places = new FairPlaces(concurrency, perAccount);
    this.alarms = new Alarms(context.clock, () => this.drains?.lookSoon());
  }

  async open(fence: Fence): Promise<Position> {
    this.fence = fence;
    this.parking = new Parking(this.context, fence);
    this.saved = (await this.begin(fence)) ?? '';
    await this.parking.open();
    this.halting = new AbortController();
    this.running = true;
    this.drains = new Drains(this.consumer.name, this.parking, {
      ...{ logger: this.context.logger, alarms: this.alarms, mayGoOn: () => this.running },
      handle: (event, attempt) => this.inPlace(event, () => this.handle(event, attempt)),
    });
    return this.saved;
  }

  async process(events: readonly RecordedEvent[], position: Position, read: number): Promise<void> {
    const runs = runsOf(events, (event) => keyOf(this.consumer, event));
    const works = runs.map((run) => this.inOrder(run));
    const outcomes = Promise.allSettled(works);
    if (!(await doneInTime(works, this.consumer.patienceMs, this.context.clock))) {
      await this.drains?.setAside(runs);
    }
    const broken = (await outcomes).find((outcome) => outcome.status === 'rejected');
    if (broken) throw broken.reason;
    this.unheard += read;
    if (runs.length > 0 || this.unheard >= unheardBeforeCheckpoint) await this.save(position);
  }

  async settle(position: Position): Promise<void> {
    if (this.unheard >= unheardBeforeCheckpoint) await this.save(position);
  }

  async tryDue(): Promise<void> {
    await this.drains?.tryDue();
  }

  async halt(): Promise<void> {
    this.running = false;
    this.halting.abort();
    this.alarms.clear();
    await this.drains?.ended();
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

  private async inOrder(run: KeyRun): Promise<void> {
    for (let [event] = run.left; event; [event] = run.left) {
      const next = event;
      if (!this.running) throw new Error(`${this.consumer.name} was halted`);
      if (this.parking?.holds(run.key)) await this.parkBehind(run.key, next);
      else await run.wait(this.inPlace(next, () => this.once(run, next)));
      if (run.isAside) return;
      run.left.shift();
    }
  }

  private async once(run: KeyRun, event: RecordedEvent): Promise<void> {
    if (run.isAside) return;
    try {
      await run.begin(event, this.handle(event));
    } catch (error) {
      if (run.isAside) return;
      run.isWaiting = false;
      // Interrupted, not failed: it is delivered again wherever the consumer runs next.
      if (!this.running) throw error;
      this.wakeIn(await this.parking?.first(run.key, event, error));
    }
  }

  private async parkBehind(key: string, event: RecordedEvent): Promise<void> {
    await this.parking?.behind(key, event);
    if (!this.drains?.has(key)) this.wakeIn(0);
  }

  private inPlace(event: RecordedEvent, work: () => Promise<void>): Promise<void> {
    return this.places.run(event.accountId, work);
  }

  private async handle(event: RecordedEvent, attempt = 1): Promise<void> {
    await this.context.turnstile.pass();
    const { name: consumer } = this.consumer;
    const context = { consumer, now: this.context.clock.now(), attempt, halted: this.halting.signal };
    return observed(this.context.observer, consumer, [event], () => this.consumer.handle(event, context));
  }

  private wakeIn(delay: number | undefined): void {
    if (this.running) this.alarms.in(delay);
  }

  private async save(position: Position): Promise<void> {
    if (!this.fence || position === this.saved) return;
    await this.context.store.saveCheckpoint(this.fence, position);
    this.saved = position;
    this.unheard = 0;
  }
}
