import {
  type AccessEntry,
  type AccessKind,
  type AccessMethod,
  type User,
} from '@reprise/contracts/identity';
import { uuidv7, type Clock } from '@reprise/kernel/base';
import { collectionSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { deviceOf, networkOf } from './access.rules';
import { accessEntriesDefinition } from './access-entries.resource';

/** How long lines are kept (ADR 32). */
const keptDays = 180;
const tidyEveryMs = 3600_000;
const day = 24 * 3600_000;

export type From = { readonly ip: string; readonly headers: { readonly 'user-agent'?: string | undefined } };
type Whose = Pick<User, 'id' | 'accountId'>;
type Line = { readonly kind: AccessKind; readonly method?: AccessMethod; readonly actorId?: string };

/** Who came in, who was refused, and what became of factors and sessions. Of strangers nothing is kept. */
export class AccessLog {
  private readonly entries: Collection<ResourceDocument>;
  private tidiedAt = 0;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.entries = documents.collection<ResourceDocument>(collectionSpec(accessEntriesDefinition));
  }

  async write({ id, accountId }: Whose, { kind, method, actorId }: Line, from: From): Promise<void> {
    const at = this.clock.now().toISOString();
    const frame = { accountId, revision: 1, createdAt: at, updatedAt: at };
    const device = deviceOf(from.headers['user-agent']);
    const line = { kind, userId: id, method: method ?? null, actorId: actorId ?? null, device };
    await this.entries.put({ _id: uuidv7(), ...frame, ...line, network: networkOf(from.ip) }, -1);
    await this.tidy();
  }

  /** A person's own, the newest first. */
  async newestOf(userId: string, limit: number): Promise<readonly AccessEntry[]> {
    const found = await this.entries.find({ userId }, { sort: [['createdAt', -1]], limit });
    return found.map((document) => rowOf<AccessEntry>(document as unknown as ResourceDocument<AccessEntry>));
  }

  private async tidy(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.tidiedAt < tidyEveryMs) return;
    this.tidiedAt = now;
    const over = new Date(now - keptDays * day).toISOString();
    const old = await this.entries.find({ createdAt: { $lt: over } }, { limit: 1000 });
    await this.entries.write(old.map(({ _id }) => ({ kind: 'delete', id: _id })));
  }
}
