import type { Fence, SubscriptionStore } from './subscription-store.port';
import type { Clock } from '../base';

export type LeaseTerms = {
  readonly store: Pick<SubscriptionStore, 'lease' | 'release'>;
  /** Name of this process among those that share the store. */
  readonly instance: string;
  readonly leaseMs: number;
  readonly clock: Clock;
};

/** One lease as its holder sees it: renewed at each heartbeat, over when nobody could renew it. */
export class LeaseKeeper {
  private fence: Fence | undefined;
  private renewedAt = 0;

  constructor(
    private readonly name: string,
    private readonly terms: LeaseTerms,
  ) {}

  async take(): Promise<Fence | undefined> {
    const { store, instance, leaseMs, clock } = this.terms;
    const asked = clock.now();
    this.fence = await store.lease(this.name, instance, leaseMs, asked);
    this.renewedAt = asked.getTime();
    return this.fence;
  }

  /** True when the time has gone by without a renewal, whatever the reason: another may act by now. */
  isOver(): boolean {
    const { leaseMs, clock } = this.terms;
    return this.fence !== undefined && clock.now().getTime() - this.renewedAt >= leaseMs;
  }

  /** Renews. False when the lease went to another. @throws what the store throws. */
  async keep(): Promise<boolean> {
    const { fence } = this;
    const { store, instance, leaseMs, clock } = this.terms;
    if (!fence) return false;
    const asked = clock.now();
    const renewed = await store.lease(this.name, instance, leaseMs, asked);
    if (renewed?.token !== fence.token) return false;
    this.renewedAt = asked.getTime();
    return true;
  }

  /** Without a word to the store: it went to another. */
  forget(): void {
    this.fence = undefined;
  }

  /** Another may have it at once. An outage is no fault: the lease then ends by itself. */
  async giveBack(): Promise<void> {
    const { fence } = this;
    this.fence = undefined;
    if (fence) await this.terms.store.release(fence).catch(() => undefined);
  }
}
