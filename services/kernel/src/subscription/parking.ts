import type { RecordedEvent } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { EventLog } from '../event-log';
import type { WorkContext } from './consumer-work';
import type { DueKey, Fence, KeyFailure, ParkedEvent } from './subscription-store.port';
import { NotYet } from './not-yet';
import { backOffMs, whileAway, messageOf } from '../base';

const longestError = 1000;
/** Milliseconds: who is asked to come again at once still lets others pass. */
const soonest = 20;

export type Handle = (event: RecordedEvent, attempt: number) => Promise<void>;
type Failing = { readonly failure: KeyFailure; readonly delay: number | undefined };

/** It passes by itself, and the key is not to blame. */
const isAbsence = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'engine-unavailable';

const placeOf = (event: RecordedEvent): ParkedEvent => ({
  position: event.position,
  eventId: event.id,
  type: event.type,
  stream: event.stream,
  revision: event.revision,
});

/** @throws Error if the log no longer has the event. */
async function readParked(log: EventLog, { stream, revision }: ParkedEvent): Promise<RecordedEvent> {
  const [event] = await log.readStream(stream, revision, 1);
  if (!event || event.revision !== revision) throw new Error(`${stream} has no revision ${revision}`);
  return event;
}

/** The keys of one consumer with a failure: their events wait here, in order, while other keys continue. */
export class Parking {
  private readonly blocked = new Set<string>();
  private readonly putMeanwhile = new Set<string>();

  constructor(
    private readonly context: WorkContext,
    private readonly fence: Fence,
  ) {}

  async open(): Promise<void> {
    const keys = await this.context.store.parkedKeys(this.fence.consumer);
    keys.forEach(({ key }) => this.blocked.add(key));
  }

  /** Gives up everything that is waiting. */
  async forget(): Promise<void> {
    const { store } = this.context;
    const { consumer } = this.fence;
    for (const { key } of await store.parkedKeys(consumer)) {
      for (const event of await store.parkedEvents(consumer, key)) await store.unpark(this.fence, key, event);
      await store.releaseKey(this.fence, key);
    }
  }

  holds(key: string): boolean {
    return this.blocked.has(key);
  }

  /** Parks the first event of a key that just failed; returns in how many ms it is due, if ever by itself. */
  async first(key: string, event: RecordedEvent, error: unknown): Promise<number | undefined> {
    const { failure, delay } = this.failure(1, error);
    await this.put(key, event, failure);
    return delay;
  }

  /** Parks events that are not done in time: nothing failed, and whoever finds them takes them up at once. */
  async aside(key: string, first: RecordedEvent, more: readonly RecordedEvent[]): Promise<void> {
    await this.put(key, first, this.failure(0, 'set aside while it was at work').failure);
    for (const event of more) await this.behind(key, event);
  }

  /** Parks an event behind its key's poison event. */
  async behind(key: string, event: RecordedEvent): Promise<void> {
    // Only matters if the key was released meanwhile: then it is due at once.
    const { failure } = this.failure(0, 'released while an event arrived');
    await this.put(key, event, failure);
  }

  due(): Promise<readonly DueKey[]> {
    return this.context.store.dueKeys(this.fence.consumer, this.context.clock.now());
  }

  /** Processes a key's events in order until one fails; returns after how many ms to retry, if automatically. */
  async drain(
    { key, attempts }: DueKey,
    handle: Handle,
    mayGoOn: () => boolean,
  ): Promise<number | undefined> {
    const { store, log } = this.context;
    let failures = attempts;
    while (mayGoOn()) {
      this.putMeanwhile.delete(key);
      const place = await store.firstParked(this.fence.consumer, key);
      if (!place) {
        if (!(await store.releaseKey(this.fence, key))) continue;
        return this.removed(key);
      }
      try {
        await handle(await readParked(log, place), failures + 1);
      } catch (error) {
        if (!mayGoOn()) return undefined;
        const { failure, delay } = this.failure(failures + 1, error);
        await store.noteFailure(this.fence, key, failure);
        return delay;
      }
      failures = 0;
      this.putMeanwhile.delete(key);
      if (await store.unpark(this.fence, key, place)) return this.removed(key);
    }
    return undefined;
  }

  /** The key flows again, unless something was put behind it while it was removed: then it is due at once. */
  private removed(key: string): number | undefined {
    if (this.putMeanwhile.delete(key)) return 0;
    this.blocked.delete(key);
    return undefined;
  }

  private async put(key: string, event: RecordedEvent, failure: KeyFailure): Promise<void> {
    this.putMeanwhile.add(key);
    await this.context.store.park(this.fence, key, placeOf(event), failure, this.context.clock.now());
    this.blocked.add(key);
    this.putMeanwhile.add(key);
  }

  private failure(attempts: number, error: unknown): Failing {
    if (error instanceof NotYet) return this.waiting(attempts - 1, error);
    const { clock, backOff, random, logger } = this.context;
    const isAway = isAbsence(error);
    const parked = attempts >= backOff.tries && !isAway;
    const delay = attempts === 0 ? 0 : backOffMs(isAway ? whileAway(backOff) : backOff, attempts, random);
    const failure: KeyFailure = {
      status: parked ? 'parked' : 'retrying',
      attempts,
      nextTryAt: new Date(clock.now().getTime() + delay).toISOString(),
      error: messageOf(error).slice(0, longestError),
    };
    if (parked) logger.error({ consumer: this.fence.consumer, ...failure }, 'key parked');
    else if (attempts > 0) logger.warn({ consumer: this.fence.consumer, ...failure }, 'event failed');
    return { failure, delay: parked ? undefined : delay };
  }

  private waiting(attempts: number, { message, askAgainAt }: NotYet): Failing {
    const delay = Math.max(soonest, askAgainAt.getTime() - this.context.clock.now().getTime());
    const nextTryAt = new Date(this.context.clock.now().getTime() + delay).toISOString();
    return {
      failure: { status: 'retrying', attempts, nextTryAt, error: message.slice(0, longestError) },
      delay,
    };
  }
}
