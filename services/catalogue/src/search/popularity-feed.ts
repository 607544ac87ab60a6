import { messageOf, type KernelLogger, type Timing } from '@reprise/kernel/base';
import { Recurring } from '@reprise/kernel/timers';
import type { PopularityReader } from './popularity.reader';

const hourMs = 3_600_000;
type Refresh = (accountId: string, ids: readonly string[]) => Promise<unknown>;

/** Has those products indexed anew whose popularity has changed since it looked last. */
export class PopularityFeed {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly popularity: Pick<PopularityReader, 'all'>,
    private readonly refresh: Refresh,
  ) {}

  /** Before everything is indexed: what is popular now need not be told again. */
  begin(): Promise<void> {
    return this.compare(async () => undefined);
  }

  look(): Promise<void> {
    return this.compare(this.refresh);
  }

  /** What could not be indexed is tried again at the next look. */
  private async compare(refresh: Refresh): Promise<void> {
    for await (const page of this.popularity.all()) {
      const changed = page.filter(({ id, popularity }) => this.known.get(id) !== popularity);
      const accounts = new Set(changed.map(({ accountId }) => accountId));
      for (const accountId of accounts) {
        const own = changed.filter((each) => each.accountId === accountId);
        await refresh(
          accountId,
          own.map(({ id }) => id),
        );
        own.forEach(({ id, popularity }) => this.known.set(id, popularity));
      }
    }
  }
}

/** Looks every hour: an order among equals may be an hour old. */
export function hourly(feed: PopularityFeed, clock: Timing, logger?: KernelLogger): Recurring {
  const failed = (error: unknown): void =>
    logger?.warn({ error: messageOf(error) }, 'popular products could not be indexed');
  return new Recurring({ work: () => feed.look(), pauseMs: () => hourMs, failed, clock });
}
