import type { EventLog } from '@reprise/kernel/event-log';
import type { LeasedOptions } from '@reprise/kernel/subscription';
import type { ReadModels } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { reindexLease } from './current-indexes';
import { FreshDocuments } from './fresh-documents';
import { oneAtATime } from './one-at-a-time';
import { PopularityReader } from './popularity.reader';
import { reindexAccount } from './reindex';

export type ReindexCommandOptions = LeasedOptions & {
  readonly search: SharedProductSearch;
  readonly documents: Documents;
  readonly readModels: ReadModels;
  readonly log: EventLog;
  readonly say: (line: string) => void;
};

const usage = 'npm run reindex -- --account <id> | --all';

async function accountsOf(
  fresh: FreshDocuments,
  [flag, id = '']: readonly string[],
): Promise<readonly string[]> {
  const all = await fresh.accounts();
  if (flag === '--all') return all;
  if (flag !== '--account') throw new RangeError(usage);
  if (!all.includes(id)) throw new RangeError(`no account has the id ${id || '(nothing)'}\n${usage}`);
  return [id];
}

/**
 * Rebuilds the index of one account, or of all. Waits while another host does. @throws RangeError for other
 * arguments.
 */
export async function reindex(args: readonly string[], options: ReindexCommandOptions): Promise<void> {
  const fresh = new FreshDocuments(options.documents, new PopularityReader(options.readModels));
  const accounts = await accountsOf(fresh, args);
  await oneAtATime(reindexLease, options, async (goOn) => {
    for (const accountId of accounts) await reindexAccount(accountId, { ...options, fresh, goOn });
  });
}
