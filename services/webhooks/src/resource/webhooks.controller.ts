import { Controller, Inject, type OnModuleDestroy } from '@nestjs/common';
import type { Page } from '@reprise/contracts/kernel';
import {
  webhookEndpoints as endpoints,
  webhooks,
  type WebhookCreated,
  type WebhookDelivery,
  type WebhookRow,
} from '@reprise/contracts/webhooks';
import { knownPosition, type Clock, type EventLog } from '@reprise/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import { SECRETS, type Secrets, CLOCK, DOCUMENTS, EVENT_LOG } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { Deliverer } from '../delivery/deliverer';
import { DeliveryLog } from '../delivery/delivery-log';
import { WebhookKeys } from '../keys/webhook-keys';
import { testMessage } from './test-message.rules';
import { healthOf } from './webhook-health.store';
import { WebhookStarts } from './webhook-starts.store';
import { webhooksToken } from './webhooks.resource';

export const WEBHOOK_OPTIONS = Symbol('WebhookOptions');
export type WebhookOptions = {
  readonly privateAddresses: boolean;
  /** Address of the installation, in every message. */
  readonly source?: string;
  readonly timeoutMs?: number;
};
type Create = typeof webhooks.endpoints.create;
type Remove = typeof webhooks.endpoints.remove;

/** As every field that a body has and nothing knows. */
const unknownPosition = (): Refusal =>
  new Refusal('invalid-request', {}, [{ propertyPath: 'after', code: 'unknown-position' }]);

@Controller()
export class WebhooksController implements OnModuleDestroy {
  private readonly keys: WebhookKeys;
  private readonly starts: WebhookStarts;
  private readonly log: DeliveryLog;
  private readonly deliverer: Deliverer;

  constructor(
    @Inject(webhooksToken) private readonly store: ResourceStore<typeof webhooks>,
    @Inject(WEBHOOK_OPTIONS) private readonly options: WebhookOptions,
    @Inject(EVENT_LOG) private readonly events: EventLog,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.keys = new WebhookKeys(documents, secrets, clock);
    this.starts = new WebhookStarts(documents, clock);
    this.log = new DeliveryLog(documents);
    this.deliverer = new Deliverer(options, clock);
  }

  /** A webhook without key or start delivers nothing, so a crash in between is repaired by the client's retry. */
  @Endpoint(webhooks.endpoints.create)
  async create(@Input() { body, scope, commandMeta }: InputOf<Create>): Promise<WebhookCreated> {
    const head = await this.events.head();
    const row = await this.store.create(body, commandMeta, scope);
    await this.starts.first(row.id, row.accountId, head);
    const { secret } = await this.keys.issue(row.id, row.accountId);
    return { ...(await this.shown(row)), secret };
  }

  @Endpoint(webhooks.endpoints.remove)
  async remove(@Input() { params, scope, commandMeta }: InputOf<Remove>): Promise<void> {
    const { id } = params as { id: string };
    await this.store.remove(id, commandMeta, scope);
    await Promise.all([this.keys.forget(id), this.starts.forget(id), this.log.forget(id)]);
    await healthOf(this.documents).delete(id);
  }

  @Endpoint(endpoints.deliveries)
  async deliveries(
    @Input() { params, scope, list }: InputOf<typeof endpoints.deliveries>,
  ): Promise<Page<WebhookDelivery>> {
    await this.store.read(scope, params.id);
    return this.log.page(scope, params.id, list);
  }

  /** Its history tells it first: no secret is replaced without an entry. */
  @Endpoint(endpoints.rotate)
  async rotate(@Input() { params, scope, commandMeta }: InputOf<typeof endpoints.rotate>) {
    const { id, accountId } = await this.store.replaced(params.id, 'secret', commandMeta, scope);
    return this.keys.issue(id, accountId);
  }

  @Endpoint(endpoints.replay)
  async replay(
    @Input() { params, body, scope }: InputOf<typeof endpoints.replay>,
  ): Promise<Reply<WebhookRow>> {
    const row = await this.store.read(scope, params.id);
    const position = await knownPosition(this.events, body.after ?? '', unknownPosition());
    await this.starts.again(row.id, row.accountId, { position, since: body.since ?? null });
    return reply(await this.shown(row), { status: 202 });
  }

  @Endpoint(endpoints.test)
  async test(@Input() { params, scope }: InputOf<typeof endpoints.test>): Promise<WebhookDelivery> {
    const { id, accountId, url } = await this.store.read(scope, params.id);
    const secrets = (await this.keys.of([id])).get(id) ?? [];
    const message = testMessage({ id, accountId }, this.clock.now(), this.options.source);
    const attempt = await this.deliverer.deliver({ url, secrets }, message);
    const sent = { webhookId: id, accountId, eventId: message.id, type: message.type };
    return this.log.note({ ...sent, kind: 'test', attempt: 1 }, attempt);
  }

  onModuleDestroy(): void {
    this.deliverer.close();
  }

  private async shown(row: Parameters<typeof this.store.shown>[0][number]): Promise<WebhookRow> {
    const [shown] = await this.store.shown([row]);
    return { ...row, ...shown } as WebhookRow;
  }
}
