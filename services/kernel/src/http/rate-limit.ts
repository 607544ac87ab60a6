import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts requests per address and endpoint in this process; with several hosts each allows the full rate. */
export class RateLimit {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  /** @param publicPerMinute for endpoints without a named permission that declare no rate; 0 is no limit. */
  constructor(private readonly publicPerMinute: number) {}

  /** @throws Refusal `too-many-requests` with `retryAfter` in seconds. */
  async take(spec: EndpointSpec, address: string): Promise<void> {
    const limiter = this.limiterOf(spec);
    if (!limiter) return;
    try {
      await limiter.consume(address);
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over;
      throw new Refusal('too-many-requests', { retryAfter: Math.ceil(over.msBeforeNext / 1000) });
    }
  }

  private limiterOf(spec: EndpointSpec): RateLimiterMemory | undefined {
    const isPublic = spec.access === 'public' || spec.access === 'anonymous';
    const points = spec.ratePerMinute ?? (isPublic ? this.publicPerMinute : 0);
    if (points === 0) return undefined;
    const made = this.limiters.get(spec.name) ?? new RateLimiterMemory({ points, duration: 60 });
    this.limiters.set(spec.name, made);
    return made;
  }
}
