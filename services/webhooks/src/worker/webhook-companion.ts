import type { WebhookInput } from '@reprise/contracts/webhooks';
import { webhooks } from '@reprise/contracts/webhooks';
import {
  StreamReaders,
  SubscriptionEngine,
  systemClock,
  type BackOff,
  type EngineOptions,
  type EventLog,
  type KernelLogger,
  type SubscriptionStore,
  type Timing,
} from '@reprise/kernel';
import type { Secrets } from '@reprise/kernel/ports';
import { contractSpec, retailersOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { Deliverer } from '../delivery/deliverer';
import { DeliveryLog } from '../delivery/delivery-log';
import { WebhookKeys } from '../keys/webhook-keys';
import { healthOf } from '../resource/webhook-health.store';
import { WebhookStarts } from '../resource/webhook-starts.store';
import { HealthKeeper } from './health-keeper';
import { OutageGate } from './outage-gate';
import { unreported } from './unreported';
import { consumerName, WebhookConsumer, type LiveWebhook } from './webhook-consumer';

export type WebhookCompanionOptions = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly documents: Documents;
  readonly secrets: Secrets;
  /** Also allows plain HTTP and machines in the own network: for demonstrations. */
  readonly privateAddresses?: boolean;
  /** Address of the installation, in every message. */
  readonly source?: string;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  readonly engine?: Pick<
    EngineOptions,
    'instance' | 'leaseMs' | 'heartbeatMs' | 'backOff' | 'random' | 'requests'
  >;
  /** Interval of checks for new and removed webhooks; default 2 s. */
  readonly pollMs?: number;
  /** For one delivery; default 10 s. */
  readonly timeoutMs?: number;
  /** While a receiver is down. */
  readonly pause?: BackOff;
};
/** Runs as long as the worker. */
export type WebhookCompanion = { start(): void; stop(): Promise<void> };

/** A receiver may be away for about a day before a subject's messages are given up. */
export const patience: BackOff = { firstMs: 5000, maxMs: 3_600_000, tries: 42 };
const mostWebhooks = 5000;

type WebhookDocument = ResourceDocument<WebhookInput>;
type Running = { webhook: LiveWebhook; readonly health: HealthKeeper };

/** Delivers for every webhook. Several may run: each webhook is served by the holder of its lease. */
class Roster implements WebhookCompanion {
  private readonly engine: SubscriptionEngine;
  private readonly documents: Collection<WebhookDocument>;
  private readonly keys: WebhookKeys;
  private readonly starts: WebhookStarts;
  private readonly deliveries: DeliveryLog;
  private readonly deliverer: Deliverer;
  private readonly readers: StreamReaders;
  private readonly clock: Timing;
  private readonly running = new Map<string, Running>();
  private cancelLook: (() => void) | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = true;

  constructor(private readonly options: WebhookCompanionOptions) {
    const { log, store, documents, secrets, logger, clock = systemClock, privateAddresses = false } = options;
    this.clock = clock;
    const engine = {
      log,
      store: unreported(store),
      clock,
      backOff: patience,
      ...(logger && { logger }),
      ...options.engine,
    };
    this.engine = new SubscriptionEngine(engine);
    this.documents = documents.collection<WebhookDocument>(contractSpec(webhooks));
    this.keys = new WebhookKeys(documents, secrets, clock);
    this.starts = new WebhookStarts(documents, clock);
    this.readers = new StreamReaders(log);
    this.deliveries = new DeliveryLog(documents);
    const { timeoutMs } = options;
    this.deliverer = new Deliverer({ privateAddresses, ...(timeoutMs && { timeoutMs }) }, clock);
  }

  start(): void {
    this.stopped = false;
    this.engine.start();
    this.lookAgain(0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancelLook?.();
    await this.looking;
    await this.engine.stop();
    this.deliverer.close();
  }

  private lookAgain(ms = this.options.pollMs ?? 2000): void {
    if (this.stopped) return;
    this.cancelLook = this.clock.after(ms, () => {
      this.looking = this.look()
        .catch((error: unknown) =>
          this.options.logger?.warn({ error: String(error) }, 'webhooks could not be read'),
        )
        .finally(() => this.lookAgain());
    });
  }

  private async look(): Promise<void> {
    const wanted = new Map((await this.active()).map((webhook) => [webhook.id, webhook]));
    for (const [id, { webhook }] of this.running) {
      const next = wanted.get(id);
      if (next?.start.requestId !== webhook.start.requestId) await this.end(id);
    }
    for (const webhook of wanted.values()) {
      const known = this.running.get(webhook.id);
      if (known) known.webhook = webhook;
      else this.begin(webhook);
    }
    for (const [id, { health }] of this.running) await this.count(id, health);
  }

  /** Those with everything needed: an address, a key, and a start position. */
  private async active(): Promise<readonly LiveWebhook[]> {
    const found = await this.documents.find({ active: true, _removed: null }, { limit: mostWebhooks });
    const ids = found.map(({ _id }) => _id);
    const accountIds = [...new Set(found.map(({ accountId }) => accountId))];
    const retailers = new Map(
      await Promise.all(
        accountIds.map(async (id) => [id, await retailersOf(this.options.documents, id)] as const),
      ),
    );
    const [keys, starts] = await Promise.all([this.keys.of(ids), this.starts.of(ids)]);
    return found.flatMap(({ _id: id, accountId, url, types }): LiveWebhook[] => {
      const secrets = keys.get(id) ?? [];
      const start = starts.get(id);
      const retailerAccountIds = retailers.get(accountId) ?? [];
      const webhook = { id, accountId, retailerAccountIds, url, types, secrets };
      return start && secrets.length > 0 ? [{ ...webhook, start }] : [];
    });
  }

  private begin(webhook: LiveWebhook): void {
    const { documents, source, pause } = this.options;
    const health = new HealthKeeper(healthOf(documents), this.clock, webhook.id, webhook.accountId);
    const running: Running = { webhook, health };
    this.running.set(webhook.id, running);
    const gate = new OutageGate({ clock: this.clock, ...(pause && { backOff: pause }) });
    this.engine.add(
      new WebhookConsumer({
        current: () => running.webhook,
        ...{ deliverer: this.deliverer, log: this.deliveries, health, gate, readers: this.readers },
        ...(source !== undefined && { source }),
      }),
    );
  }

  private async end(id: string): Promise<void> {
    this.running.delete(id);
    await this.engine.remove(consumerName(id));
  }

  /** Only by the delivering worker: others would overwrite what they do not know. */
  private async count(id: string, health: HealthKeeper): Promise<void> {
    if (this.engine.state(consumerName(id)) !== 'active') return;
    const parked = await this.options.store.parkedKeys(consumerName(id));
    const givenUp = parked.filter((key) => key.status === 'parked').length;
    await health.counted(parked.length - givenUp, givenUp);
  }
}

/** Delivers messages to webhooks as long as it is started; a companion of the worker. */
export const webhookCompanion = (options: WebhookCompanionOptions): WebhookCompanion => new Roster(options);
