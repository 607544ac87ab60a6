import type { ResourceContract } from '@reprise/contracts/kernel';
import type { Stored, WriteOp } from '@reprise/read-kernel/documents';
import type { CommandMeta } from '../decider';
import { auditEntry, outboxWith } from './audit-entry';
import { bodyOf, keptOf, type Fields, type ResourceDocument } from './resource-document';

type Changing = { readonly meta: CommandMeta; readonly now: string };

/**
 * A change of fields that their writer has already judged by the resource's rules, to be written in a batch with others:
 * with its announcement, and only if nobody else changed the document since it was read.
 */
export function announcedChange(
  { name, personal }: Pick<ResourceContract, 'name' | 'personal'>,
  current: Stored<ResourceDocument>,
  patch: Fields,
  { meta, now }: Changing,
): WriteOp<ResourceDocument> {
  const { _id, _revision } = current;
  const before = bodyOf(current);
  const after = { ...before, ...patch };
  const revision = current.revision + 1;
  const entry = auditEntry({ resource: name, personal, id: _id, before, after, revision, meta });
  const stamp = { ...keptOf(current), revision, updatedAt: now };
  const document = { ...after, ...stamp, _id, ...outboxWith(current, entry, now) };
  return { kind: 'put', document, expected: _revision };
}
