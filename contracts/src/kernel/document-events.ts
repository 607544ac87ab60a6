import { z } from 'zod';
import { events, type EventOf } from './events';

const fields = z.record(z.string(), z.unknown());
const common = { resource: z.string(), documentId: z.string(), revision: z.int() };

/**
 * What happened to a reference document, stream `document-{id}`. `after` is the whole document; `before` of an update
 * holds the former values of what changed, null for what was absent. Personal fields read `masked`.
 */
export const documentEvents = events('document', {
  DocumentCreated: z.strictObject({ ...common, after: fields }),
  DocumentUpdated: z.strictObject({ ...common, before: fields, after: fields }),
  DocumentRemoved: z.strictObject({ ...common, before: fields }),
});
export type DocumentEvent = EventOf<typeof documentEvents>;

/** Stands in events for the value of a personal field. */
export const masked = '•••';
