import { createHash } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { limitsOf, type EndpointSpec, type Limit } from '@reprise/contracts/kernel';
import { Allowance, tooMany } from './allowance';

/** No address of a person is kept, not even in memory. */
const markOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** Holds every endpoint to its limits. */
export class RequestLimits {
  private readonly allowances = new WeakMap<Limit, Allowance>();
  private suspended = 0;

  /** @param hold false: nobody is counted, as in a load test */
  constructor(private readonly hold: boolean) {}

  /** @throws Refusal `too-many-requests` with `retryAfter` in seconds. */
  async take(spec: EndpointSpec, by: 'address' | 'session', who: string): Promise<void> {
    for (const limit of this.held(spec, by)) await this.count(limit, `${spec.name}/${who}`, 1);
  }

  /**
   * Does what sends mails to somebody; what is refused or fails counts for nothing. Endpoints that share a limit are
   * counted together. @throws Refusal as `take`
   */
  async forRecipient<T>(
    spec: EndpointSpec,
    { email, mails = 1 }: { readonly email: string; readonly mails?: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const limits = this.held(spec, 'recipient');
    for (const limit of limits) await this.count(limit, markOf(email), mails);
    try {
      return await work();
    } catch (error) {
      for (const limit of limits) await this.allowanceOf(limit).giveBack(markOf(email), mails);
      throw error;
    }
  }

  /** Nobody is counted meanwhile: the demonstration declares more than a visitor may. */
  async suspendedFor<T>(work: () => Promise<T>): Promise<T> {
    this.suspended += 1;
    try {
      return await work();
    } finally {
      this.suspended -= 1;
    }
  }

  private held(spec: EndpointSpec, by: Limit['by']): readonly Limit[] {
    return this.hold && this.suspended === 0 ? limitsOf(spec).filter((limit) => limit.by === by) : [];
  }

  private async count(limit: Limit, key: string, times: number): Promise<void> {
    const excess = await this.allowanceOf(limit).take(key, times);
    if (excess) throw tooMany(excess);
  }

  private allowanceOf(limit: Limit): Allowance {
    const allowance = this.allowances.get(limit) ?? new Allowance(limit.times, limit.seconds);
    this.allowances.set(limit, allowance);
    return allowance;
  }
}

/** For controllers and handlers everywhere. */
export const limitsModule = (hold: boolean): DynamicModule => ({
  global: true,
  module: class LimitsModule {},
  providers: [{ provide: RequestLimits, useValue: new RequestLimits(hold) }],
  exports: [RequestLimits],
});
