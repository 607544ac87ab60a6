import type { AuditEntry } from '@reprise/contracts/audit';
import type { DocumentEvent, RecordedEvent } from '@reprise/contracts/kernel';
import { projection, type Row, type RowContent } from '@reprise/read-kernel';

export type AuditLogRow = AuditEntry & Row;

/** What is imported together has one entry, that of its import. */
type OfOne = Exclude<DocumentEvent, { type: 'DocumentsImported' }>;

function entry(action: AuditEntry['action'], event: RecordedEvent<OfOne>): RowContent<AuditLogRow> {
  const { resource, documentId, revision } = event.data;
  return {
    id: event.id,
    at: event.time,
    action,
    resource,
    documentId,
    revision,
    actorId: event.actor.userId,
    actorRole: event.actor.role,
    before: 'before' in event.data ? event.data.before : {},
    after: 'after' in event.data ? event.data.after : {},
  };
}

/** "Who changed this document, when, from what to what?" One row per announcement. */
export const auditLog = projection<AuditLogRow, DocumentEvent>({
  name: 'audit_log_v1',
  collection: { indexes: [{ fields: ['accountId', 'at'] }, { fields: ['accountId', 'documentId', 'at'] }] },
  keys: (event) => [event.id],
  handlers: {
    DocumentCreated: (_row, event) => entry('create', event),
    DocumentUpdated: (_row, event) => entry('update', event),
    DocumentRemoved: (_row, event) => entry('remove', event),
  },
});
