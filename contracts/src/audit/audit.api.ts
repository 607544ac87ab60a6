import { z } from 'zod';
import { endpoint, isoTimeSchema, listOf } from '../kernel';
import { logActionSchema } from '../rules/statuses';

/** Who changed which reference document and how; personal fields are masked. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  action: logActionSchema,
  resource: z.string(),
  documentId: z.string(),
  revision: z.int(),
  actorId: z.string(),
  actorRole: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/audit-entries',
  access: 'audit.read',
  summary: 'Changes of reference documents: create, update, remove.',
  reply: auditEntrySchema,
  list: listOf(auditEntrySchema, {
    filters: ['resource', 'documentId', 'action', 'actorId', 'actorRole'],
    ranges: ['at'],
    order: ['at'],
    defaultOrder: { field: 'at', direction: 'desc' },
  }),
  resource: 'AuditEntry',
  problems: ['one-record-only'],
});
