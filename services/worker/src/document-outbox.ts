import { resources } from '@reprise/contracts/resources';
import type { EventLog, Timing } from '@reprise/kernel';
import { collectionName, OutboxFlusher, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

/**
 * Announces what an API process wrote but could not announce before it died. Each process announces its own changes
 * at once; this covers the rest, even while no API runs.
 */
export function documentOutbox(log: EventLog, documents: Documents, clock: Timing): OutboxFlusher {
  const flusher = new OutboxFlusher(log, clock);
  const indexes = [{ fields: ['_outboxAt'], sparse: '_outboxAt' }];
  for (const { name } of resources)
    flusher.watch(documents.collection<ResourceDocument>({ name: collectionName(name), indexes }));
  return flusher;
}
