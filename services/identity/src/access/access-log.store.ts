import { openSessionEndpoints, type AccessEntry, type User } from '@reprise/contracts/identity';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { uuidv7, type Clock } from '@reprise/kernel/base';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { listQuery, listSpecOf, scopeFilter, type TenantScope } from '@reprise/read-kernel/query';
import { deviceOf, networkOf } from './access.rules';

/** How long lines are kept (ADR 32). */
const keptDays = 180;
const tidyEveryMs = 3600_000;
const day = 24 * 3600_000;

export type From = { readonly ip: string; readonly headers: { readonly 'user-agent'?: string | undefined } };
type Whose = Pick<User, 'id' | 'accountId'>;
type Line = Pick<AccessEntry, 'kind'> & Partial<Pick<AccessEntry, 'method' | 'actorId'>>;
export type Kept = Omit<AccessEntry, 'id' | 'userName' | 'actorName'> & {
  readonly _id: string;
  readonly accountId: string;
};

const indexes = [
  { fields: ['accountId', 'at'] },
  { fields: ['accountId', 'userId', 'at'] },
  { fields: ['userId', 'at'] },
  { fields: ['at'] },
];
const counted = ['accountId', 'kind'];

/** Who came in, who was refused, and what became of factors and sessions. Of strangers nothing is kept. */
export class AccessLog {
  private readonly entries: Collection<Kept>;
  private tidiedAt = 0;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.entries = documents.collection<Kept>({ name: 'access_entries', indexes, counted });
  }

  async write({ id, accountId }: Whose, line: Line, { ip, headers }: From): Promise<void> {
    const at = this.clock.now().toISOString();
    const where = { device: deviceOf(headers['user-agent']), network: networkOf(ip) };
    const whose = { accountId, userId: id, actorId: null, method: null };
    await this.entries.put({ _id: uuidv7(), at, ...whose, ...line, ...where }, -1);
    await this.tidy();
  }

  /** A person's own, the newest first. */
  newestOf(userId: string, limit: number): Promise<readonly Kept[]> {
    return this.entries.find({ userId }, { sort: [['at', -1]], limit });
  }

  page(scope: TenantScope, query: ListQuery): Promise<Page<Kept>> {
    return listQuery(this.entries, scopeFilter(scope), query, listSpecOf(openSessionEndpoints.log));
  }

  private async tidy(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.tidiedAt < tidyEveryMs) return;
    this.tidiedAt = now;
    const over = new Date(now - keptDays * day).toISOString();
    const old = await this.entries.find({ at: { $lt: over } }, { limit: 1000 });
    await this.entries.write(old.map(({ _id }) => ({ kind: 'delete', id: _id })));
  }
}
