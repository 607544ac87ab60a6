import { z } from 'zod';
import { events, type EventOf } from './events';

const fields = z.record(z.string(), z.unknown());
const common = { resource: z.string(), documentId: z.string(), revision: z.int() };

/**
 * Changes to a reference document, stream `document-{id}`. `after` is the whole document; `before` of an update
 * holds the previous values of the changed fields, null for absent ones. Personal fields contain `masked`. Very long texts
 * are shortened, but for those that a change replaced.
 */
export const documentEvents = events('document', {
  DocumentCreated: z.strictObject({ ...common, after: fields }),
  DocumentUpdated: z.strictObject({ ...common, before: fields, after: fields }),
  DocumentRemoved: z.strictObject({ ...common, before: fields }),
  /** Written together by one act, which has its own entry in the audit log; stream of the act. */
  DocumentsImported: z.strictObject({ resource: z.string(), documentIds: z.array(z.string()).max(1000) }),
});
export type DocumentEvent = EventOf<typeof documentEvents>;

/** Replaces the value of a personal field in events. */
export const masked = '•••';
