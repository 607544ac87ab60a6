import type { Clock } from '@reprise/kernel';
import type { Collection } from '@reprise/read-kernel/documents';
import type { Attempt } from '../delivery/deliverer';
import { unknownHealth, type WebhookHealth } from '../resource/webhook-health.store';

/** Between two writes while there are no failures. */
const calmMs = 5000;

/** Writes the state of one webhook: each change at once, and otherwise only now and then. */
export class HealthKeeper {
  private health: WebhookHealth;
  private writtenAt = 0;

  constructor(
    private readonly collection: Collection<WebhookHealth>,
    private readonly clock: Clock,
    webhookId: string,
    accountId: string,
  ) {
    this.health = unknownHealth(webhookId, accountId);
  }

  /** Another process may have written since. */
  async open(): Promise<WebhookHealth> {
    const known = await this.collection.get(this.health._id);
    if (known) {
      const { _revision: _, ...health } = known;
      this.health = health;
    }
    return this.health;
  }

  /** Starts over: earlier failures no longer count. */
  async startedBy(requestId: string): Promise<void> {
    const { lastDeliveredAt } = this.health;
    const fresh = unknownHealth(this.health._id, this.health.accountId);
    await this.write({ ...fresh, lastDeliveredAt, startedBy: requestId });
  }

  async delivered({ at }: Attempt): Promise<void> {
    const { failingSince, lastDeliveredAt } = this.health;
    const calm = failingSince === null && lastDeliveredAt !== null;
    const next = { ...this.health, lastDeliveredAt: at, failingSince: null };
    this.health = next;
    if (!calm || this.clock.now().getTime() - this.writtenAt >= calmMs) await this.write(next);
  }

  /** @param shut no delivery succeeds at all. */
  async failed({ at, reason, status }: Attempt, shut: boolean): Promise<void> {
    if (reason === null) return;
    const failingSince = this.health.failingSince ?? (shut ? at : null);
    await this.write({ ...this.health, failingSince, lastFailure: { at, reason, status } });
  }

  async counted(waiting: number, givenUp: number): Promise<void> {
    if (waiting === this.health.waiting && givenUp === this.health.givenUp) return;
    await this.write({ ...this.health, waiting, givenUp });
  }

  private async write(health: WebhookHealth): Promise<void> {
    this.health = health;
    this.writtenAt = this.clock.now().getTime();
    await this.collection.put(health);
  }
}
