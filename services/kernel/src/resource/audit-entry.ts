import { createHash } from 'node:crypto';
import { masked } from '@reprise/contracts/kernel';
import type { CommandMeta } from '../decider';
import { type AuditEntry, type Fields, type ResourceDocument } from './resource-document';
import { deriveId } from '../base';

/** Maximum length of a text in an event; a home page's HTML would not fit into one (back office §5: 200000). */
const longText = 4000;

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longText) {
    return `${value.slice(0, 200)}… (${value.length} characters, sha256 ${createHash('sha256').update(value).digest('hex')})`;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Without personal data, and within the size limit of an event. */
function publicFields(body: Fields, personal: readonly string[]): Fields {
  const entries = Object.entries(body).map(([key, value]) => {
    const hidden = personal.includes(key) && value !== undefined && value !== null;
    return [key, hidden ? masked : shortened(value)];
  });
  return Object.fromEntries(entries) as Fields;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Previous values of changed fields; null for absent ones. Empty if nothing changed. */
export function changedFields(before: Fields, after: Fields): Fields {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !same(before[key], after[key]));
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
}

export type Change = {
  readonly resource: string;
  readonly personal: readonly string[];
  readonly id: string;
  readonly before?: Fields;
  readonly after?: Fields;
  readonly revision: number;
  readonly meta: CommandMeta;
};

function eventOf({ resource, personal, id, before, after, revision }: Change): AuditEntry['event'] {
  const common = { resource, documentId: id, revision };
  const shown = (fields: Fields): Fields => publicFields(fields, personal);
  if (!before) return { type: 'DocumentCreated', data: { ...common, after: shown(after ?? {}) } };
  if (!after) return { type: 'DocumentRemoved', data: { ...common, before: shown(before) } };
  return {
    type: 'DocumentUpdated',
    data: { ...common, before: shown(changedFields(before, after)), after: shown(after) },
  };
}

/** The announcement of one change; its id derives from document and revision, so it is written once. */
export function auditEntry(change: Change): AuditEntry {
  const { meta, id, revision } = change;
  return {
    auditId: deriveId('document', id, revision, meta.commandId),
    event: eventOf(change),
    actor: meta.actor,
    correlationId: meta.correlationId,
    causationId: meta.causationId ?? meta.commandId,
  };
}

/** The part of a document that announces its change. */
export function outboxWith(
  document: Pick<ResourceDocument, '_outbox' | '_outboxAt'>,
  entry: AuditEntry,
  now: string,
): Pick<ResourceDocument, '_outbox' | '_outboxAt'> {
  return { _outbox: [...(document._outbox ?? []), entry], _outboxAt: document._outboxAt ?? now };
}
