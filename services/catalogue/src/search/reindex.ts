import type { EventLog, Position } from '@reprise/kernel/event-log';
import type { FillingIndex, SharedProductSearch } from '@reprise/read-search/product-search';
import { changeOf } from '@reprise/kernel/resource';
import type { FreshDocuments } from './fresh-documents';
import type { GoOn } from './one-at-a-time';
import { ProductFeed } from './product-feed';

export type ReindexOptions = {
  readonly fresh: FreshDocuments;
  readonly search: SharedProductSearch;
  readonly log: Pick<EventLog, 'head' | 'readAll'>;
  readonly say?: (line: string) => void;
  readonly goOn?: GoOn;
  /** After each batch of the first filling. */
  readonly told?: Told;
};
/** What was given to the index since the last time. */
export type Told = (given: { readonly done: number; readonly refused: number }) => Promise<void>;
type Refused = ReadonlyMap<string, string>;

const eventsAtOnce = 1000;
/**
 * Counts are compared while shops are in use, so changes in progress may make them differ; then they are compared
 * again.
 */
const comparisons = 5;

/** Fills one account's new index, and follows the log for changes meanwhile. */
class Filling {
  private readonly feed: ProductFeed;
  private refused = new Map<string, string>();

  constructor(
    private readonly accountId: string,
    private readonly filling: FillingIndex,
    private readonly options: ReindexOptions,
  ) {
    this.feed = new ProductFeed(options.fresh, filling);
  }

  async fill(): Promise<void> {
    const { fresh, goOn, told } = this.options;
    for await (const ids of fresh.ids(this.accountId)) {
      goOn?.();
      const refused = await this.feed.settle(this.accountId, ids);
      this.note(ids, refused);
      await told?.({ done: ids.length, refused: refused.size });
    }
  }

  /** @returns the position up to which the log was read. */
  async follow(after: Position): Promise<Position> {
    const { log, goOn } = this.options;
    for (let position = after; ;) {
      goOn?.();
      const events = await log.readAll(position, eventsAtOnce);
      const changes = events.flatMap(changeOf).filter(({ accountId }) => accountId === this.accountId);
      const ids = new Set<string>();
      for (const change of changes) for (const id of await this.feed.productsOf(change)) ids.add(id);
      this.note([...ids], await this.feed.settle(this.accountId, [...ids]));
      position = events.at(-1)?.position ?? position;
      if (events.length < eventsAtOnce) return position;
    }
  }

  /** @throws RangeError if the index does not match the documents. */
  async compare(since: Position): Promise<number> {
    const { fresh } = this.options;
    let position = since;
    for (let round = 1; ; round += 1) {
      position = await this.follow(position);
      const wanted = await fresh.count(this.accountId);
      const has = await this.filling.count();
      if (has + this.refused.size === wanted) return has;
      if (round === comparisons)
        throw new RangeError(`account ${this.accountId}: ${wanted} products, but ${has} in the new index`);
    }
  }

  get notTaken(): Refused {
    return this.refused;
  }

  private note(ids: readonly string[], refused: Refused): void {
    ids.forEach((id) => this.refused.delete(id));
    refused.forEach((reason, id) => this.refused.set(id, reason));
  }
}

/**
 * Rebuilds an account's index beside the live one, from the documents; compares, switches, and drops the old one.
 * Readers see the live one throughout, and changes reach both.
 */
export async function reindexAccount(accountId: string, options: ReindexOptions): Promise<void> {
  const { search, log, say = () => undefined } = options;
  const began = await log.head();
  const index = await search.fillBeside(accountId);
  try {
    const filling = new Filling(accountId, index, options);
    await filling.fill();
    const count = await filling.compare(began);
    await index.switchTo();
    say(`account ${accountId}: the new index with ${count} products is live`);
    filling.notTaken.forEach((reason, id) => say(`  product ${id} was not indexed: ${reason}`));
  } catch (error) {
    await index.abandon().catch(() => undefined);
    throw error;
  }
}
