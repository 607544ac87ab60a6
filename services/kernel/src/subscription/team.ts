import { createHash } from 'node:crypto';
import type { LeaseTerms } from './lease-keeper';
import type { SubscriptionStore } from './subscription-store.port';

/** `leaseMs` after its last word an instance is no longer counted. */
export type TeamTerms = Omit<LeaseTerms, 'store'> & {
  readonly store: Pick<SubscriptionStore, 'announce' | 'withdraw'>;
};

/**
 * Instances that run the same consumers share them out: each announces itself and works out its part from the names of
 * all, so nobody has to decide. A part is a stretch of the order in which consumers were added: neighbours write to the
 * same store, and do so together. During a change of versions, those with other consumers are another team; leases
 * alone then tell who runs what.
 */
export class Team {
  private members: readonly string[] = [];
  private name = '';
  /** The last word did not reach the store. */
  private isUnheard = true;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly terms: TeamTerms) {}

  /**
   * @returns whether the members have changed, or the store answers again. @throws what the store throws; the members
   *   stay as they were.
   */
  announce(consumers: readonly string[]): Promise<boolean> {
    return this.inTurn(async () => {
      const { store, instance, leaseMs, clock } = this.terms;
      const name = createHash('sha256').update(consumers.join('\n')).digest('hex').slice(0, 16);
      if (this.name !== name) await this.leave();
      this.name = name;
      const before = this.isUnheard ? undefined : this.members.join('\n');
      this.isUnheard = true;
      this.members = await store.announce(name, instance, leaseMs, clock.now());
      this.isUnheard = false;
      return before !== this.members.join('\n');
    });
  }

  /** The others share its part at once. */
  withdraw(): Promise<void> {
    return this.inTurn(() => this.leave());
  }

  /** Whether this instance is to run the consumer; nobody is before the first announcement. */
  owns(consumer: string, consumers: readonly string[]): boolean {
    const part = (consumers.indexOf(consumer) * this.members.length) / consumers.length;
    return this.members[Math.floor(part)] === this.terms.instance;
  }

  private async leave(): Promise<void> {
    if (this.name) await this.terms.store.withdraw(this.name, this.terms.instance);
  }

  /** A word that was on its way would otherwise arrive after the withdrawal. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.last.then(act, act);
    this.last = done.catch(() => undefined);
    return done;
  }
}
