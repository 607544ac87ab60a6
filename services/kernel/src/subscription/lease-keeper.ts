import type { Fence, SubscriptionStore } from './subscription-store.port';
import type { Clock } from '../base';

export type LeaseTerms = {
  readonly store: Pick<SubscriptionStore, 'lease' | 'release'>;
  /** Name of this process among those sharing the store. */
  readonly instance: string;
  readonly leaseMs: number;
  readonly clock: Clock;
};

/** One lease from its holder's view: renewed at each heartbeat, over if it could not be renewed in time. */
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

  /** True once the time has passed without a renewal, for whatever reason: another may be at work. */
  isOver(): boolean {
    const { leaseMs, clock } = this.terms;
    return this.fence !== undefined && clock.now().getTime() - this.renewedAt >= leaseMs;
  }

  /** Renews. False if another holder has the lease. @throws what the store throws. */
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

  /** Without notifying the store: another holder has it. */
  forget(): void {
    this.fence = undefined;
  }

  /** Makes the lease available at once. An outage does no harm: the lease then expires by itself. */
  async giveBack(): Promise<void> {
    const { fence } = this;
    this.fence = undefined;
    if (fence) await this.terms.store.release(fence).catch(() => undefined);
  }
}
