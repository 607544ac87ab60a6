import { createHash } from 'node:crypto';
import { masked } from '@reprise/contracts/kernel';
import type { CommandMeta } from '../decider';
import { maxEventBytes } from '../event-log';
import { type AuditEntry, type Fields, type ResourceDocument } from './resource-document';
import { deriveIdAt } from '../base';

/**
 * Maximum length of a text in an event, but for what a change replaced: it stands there whole where it fits, so that a
 * home page's HTML can be brought back (back office §5: 200000).
 */
const longText = 4000;
/** Of `maxEventBytes`, what remains for who, when and why. */
const envelopeBytes = 8 * 1024;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longText) {
    return `${value.slice(0, 200)}… (${value.length} characters, sha256 ${createHash('sha256').update(value).digest('hex')})`;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without personal data. @param within the path of the part that `body` is */
function publicFields(body: Fields, personal: readonly string[], within = ''): Fields {
  const entries = Object.entries(body).map(([key, value]) => {
    const path = `${within}${key}`;
    const hidden = personal.includes(path) && value !== undefined && value !== null;
    return [key, hidden ? masked : isFields(value) ? publicFields(value, personal, `${path}.`) : value];
  });
  return Object.fromEntries(entries) as Fields;
}
const short = (fields: Fields): Fields => shortened(fields) as Fields;

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

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
  if (!before) return { type: 'DocumentCreated', data: { ...common, after: short(shown(after ?? {})) } };
  if (!after) return { type: 'DocumentRemoved', data: { ...common, before: short(shown(before)) } };
  const [replaced, now] = [shown(changedFields(before, after)), short(shown(after))];
  const fits = bytesOf(replaced) + bytesOf(now) <= maxEventBytes - envelopeBytes;
  return {
    type: 'DocumentUpdated',
    data: { ...common, before: fits ? replaced : short(replaced), after: now },
  };
}

/** The announcement of one change; its id derives from document and revision, so it is written once. */
export function auditEntry(change: Change): AuditEntry {
  const { meta, id, revision } = change;
  return {
    auditId: deriveIdAt(meta.commandId, 'document', id, revision, meta.commandId),
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
