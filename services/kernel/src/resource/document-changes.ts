import type { ResourceContract } from '@reprise/contracts/kernel';
import type { Clock } from '../base';
import type { CommandMeta } from '../decider';
import { auditEntry, outboxWith, type Change } from './audit-entry';
import { bodyOf, keptOf, type AuditEntry, type Fields, type ResourceDocument } from './resource-document';
import type { UniqueNames } from './unique-names';

/** A document as each kind of change leaves it: a new revision, with its announcement. */
export class DocumentChanges {
  constructor(
    private readonly contract: Pick<ResourceContract, 'name' | 'personal'>,
    private readonly names: UniqueNames,
    private readonly clock: Clock,
  ) {}

  created(id: string, accountId: string, fields: Fields, meta: CommandMeta) {
    const now = this.now();
    const stamp = { accountId, revision: 1, createdAt: now, updatedAt: now };
    const entry = this.entry({ id, after: fields, revision: 1, meta });
    return {
      ...fields,
      ...this.names.keys(fields),
      ...stamp,
      _id: id,
      ...outboxWith({}, entry, now),
    } satisfies ResourceDocument;
  }

  updated(current: ResourceDocument, after: Fields, meta: CommandMeta): ResourceDocument {
    const change = { id: current._id, before: bodyOf(current), after, revision: current.revision + 1, meta };
    return this.next(current, after, this.entry(change));
  }

  /** What is kept elsewhere and shown to nobody was replaced: the announcement names it, and holds nothing of it. */
  replaced(current: ResourceDocument, hidden: string, meta: CommandMeta): ResourceDocument {
    const body = bodyOf(current);
    const revision = current.revision + 1;
    const [before, after] = [current.revision, revision].map((each) => ({ ...body, [hidden]: each }));
    const entry = this.entry({ id: current._id, before, after, revision, meta }, [hidden]);
    return this.next(current, body, entry);
  }

  /** A tombstone without the body, until the removal is announced. */
  removed(current: ResourceDocument, meta: CommandMeta): ResourceDocument {
    const { _id, accountId, createdAt } = current;
    const now = this.now();
    const revision = current.revision + 1;
    const entry = this.entry({ id: _id, before: bodyOf(current), revision, meta });
    const stamp = { accountId, revision, createdAt, updatedAt: now, _removed: true };
    return { _id, ...stamp, ...outboxWith(current, entry, now) };
  }

  private next(current: ResourceDocument, after: Fields, entry: AuditEntry): ResourceDocument {
    const now = this.now();
    const frame = { ...keptOf(current), revision: current.revision + 1, updatedAt: now };
    const stamp = { ...this.names.keys(after, current), ...frame };
    return { ...after, ...stamp, _id: current._id, ...outboxWith(current, entry, now) };
  }

  private entry(change: Omit<Change, 'resource' | 'personal'>, hidden: readonly string[] = []): AuditEntry {
    const { name, personal } = this.contract;
    return auditEntry({ resource: name, personal: [...personal, ...hidden], ...change });
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
