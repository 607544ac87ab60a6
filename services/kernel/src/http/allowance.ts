import { Refusal } from '@reprise/contracts/problems';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is more than allowed. */
export type Excess = {
  readonly retryAfter: number;
  /** The first since the window began. */
  readonly first: boolean;
};

/** So many times per key and window; counted in this process, so that of several hosts each allows the full number. */
export class Allowance {
  private readonly limiter: RateLimiterMemory;

  constructor(times: number, seconds: number) {
    this.limiter = new RateLimiterMemory({ points: times, duration: seconds });
  }

  /** @param times more than the whole allowance at once: as many as that are taken. */
  async take(key: string, times = 1): Promise<Excess | undefined> {
    const taken = Math.min(times, this.limiter.points);
    try {
      await this.limiter.consume(key, taken);
      return undefined;
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over;
      const first = over.consumedPoints <= this.limiter.points + taken;
      return { retryAfter: Math.ceil(over.msBeforeNext / 1000), first };
    }
  }

  async giveBack(key: string, times = 1): Promise<void> {
    await this.limiter.reward(key, Math.min(times, this.limiter.points));
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

export const tooMany = ({ retryAfter }: Excess): Refusal => new Refusal('too-many-requests', { retryAfter });
