import { z } from 'zod';
import { endpoint, perHour } from '../kernel';

/** How far the index of an account's catalogue has been built anew. */
export const catalogueReindexSchema = z.strictObject({
  /** `failed` also where the process that did it has ended. */
  state: z.enum(['never', 'running', 'done', 'failed']),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Products that were read and given to the index, of all that the account had when it began. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** Products that the index refused; they cannot be found. */
  refused: z.int().nonnegative(),
});
export type CatalogueReindex = z.infer<typeof catalogueReindexSchema>;

const path = '/accounts/{id}/catalog-reindex';
const of = { path, access: 'client.update', params: z.object({ id: z.string().max(100) }) } as const;

/** Back office §2: one of the actions of a client. */
export const reindexEndpoints = {
  start: endpoint({
    ...{ ...of, name: 'reindexCatalogue', method: 'POST', status: 202 },
    summary:
      'Builds the product search of a client anew from its products. One that is running goes on and is answered.',
    reply: catalogueReindexSchema,
    limits: [perHour('session', 30)],
  }),
  read: endpoint({
    ...{ ...of, name: 'readCatalogueReindex', method: 'GET' },
    summary: 'How far the last one is.',
    reply: catalogueReindexSchema,
  }),
} as const;
