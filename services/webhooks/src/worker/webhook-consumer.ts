import { cloudEventOf, messageKeyOf, publicEventTypes, publicMessageOf } from '@reprise/contracts/messages';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Beginning, EffectConsumer, EffectContext, StreamReaders } from '@reprise/kernel';
import type { Attempt, Deliverer } from '../delivery/deliverer';
import type { DeliveryLog } from '../delivery/delivery-log';
import type { WebhookStart } from '../resource/webhook-starts.store';
import type { HealthKeeper } from './health-keeper';
import type { OutageGate } from './outage-gate';

/** A webhook's current state; the next check applies changes of its document. */
export type LiveWebhook = {
  readonly id: string;
  readonly accountId: string;
  /** Accounts for which its account buys: of their messages it gets those of what it buys. */
  readonly retailerAccountIds: readonly string[];
  readonly url: string;
  readonly types: readonly string[];
  readonly secrets: readonly string[];
  readonly start: WebhookStart;
};
export type ConsumerParts = {
  /** The webhook's current state. */
  readonly current: () => LiveWebhook;
  readonly deliverer: Deliverer;
  readonly log: DeliveryLog;
  readonly health: HealthKeeper;
  readonly gate: OutageGate;
  readonly readers: StreamReaders;
  readonly source?: string;
};

export const consumerName = (webhookId: string): string => `webhook/${webhookId}`;

/** Subjects that are sent to one receiver at the same time, and events that a crash repeats at most. */
const concurrency = 8;
const batchSize = 100;
const remembered = 10 * batchSize;

/** The receiver did not accept it: retried with back-off. Says nothing about the content. */
class NotDelivered extends Error {
  constructor({ reason, status }: Attempt) {
    super(status === null ? `${reason}` : `${reason} ${status}`);
    this.name = 'NotDelivered';
  }
}

/** One webhook as a consumer of the log: its own position, its own order within each key, its own failures. */
export class WebhookConsumer implements EffectConsumer {
  readonly name: string;
  readonly on = publicEventTypes;
  readonly keyOf = messageKeyOf;
  readonly concurrency = concurrency;
  readonly batchSize = batchSize;
  /** Accepted before a restart, although the checkpoint does not show it. */
  private taken = new Set<string>();
  /** Accepted in this process: an engine outage repeats a batch, but not its deliveries. */
  private readonly recent = new Set<string>();

  constructor(private readonly parts: ConsumerParts) {
    this.name = consumerName(parts.current().id);
  }

  wants(event: RecordedEvent): boolean {
    const { accountId, retailerAccountIds, types, start } = this.parts.current();
    const near = event.accountId === accountId || retailerAccountIds.includes(event.accountId);
    if (!near || (start.since !== null && event.time < start.since)) return false;
    const message = publicMessageOf(event);
    return message !== undefined && (types.length === 0 || types.includes(message.name));
  }

  async begin(): Promise<Beginning | undefined> {
    const { id, start } = this.parts.current();
    const { startedBy } = await this.parts.health.open();
    this.taken = await this.parts.log.deliveredSince(id, start.at);
    if (startedBy === start.requestId) return undefined;
    this.recent.clear();
    return { position: start.position, kept: () => this.parts.health.startedBy(start.requestId) };
  }

  async handle(event: RecordedEvent, { attempt = 1, halted }: EffectContext): Promise<void> {
    if (this.taken.delete(event.id) || this.recent.has(event.id)) return;
    const message = cloudEventOf(event, this.parts.source);
    if (!message || !(await this.parts.readers.includes(this.parts.current().accountId, event))) return;
    const { gate, deliverer, log, health, current } = this.parts;
    await gate.pass(halted);
    let delivered: boolean | undefined;
    try {
      const { id: webhookId, accountId, url, secrets } = current();
      // Not interrupted by a halt: whether a request in flight arrived should be known.
      const tried = await deliverer.deliver({ url, secrets }, message);
      delivered = tried.reason === null;
      gate.note(delivered);
      if (delivered) this.remember(event.id);
      const delivery = { webhookId, accountId, eventId: event.id, type: message.type, attempt };
      await log.note({ ...delivery, kind: 'event' }, tried);
      if (delivered) return await health.delivered(tried);
      await health.failed(tried, gate.isShut);
      throw new NotDelivered(tried);
    } finally {
      if (delivered === undefined) gate.note(undefined);
    }
  }

  private remember(eventId: string): void {
    this.recent.add(eventId);
    const [oldest] = this.recent;
    if (this.recent.size > remembered && oldest !== undefined) this.recent.delete(oldest);
  }
}
