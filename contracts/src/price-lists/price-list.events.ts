import { z } from 'zod';
import { events, isoTimeSchema, type EventOf } from '../kernel';

/** What happens to the prices of products that were changed after the list was published. */
export const changedMeanwhileSchema = z.enum(['refuse', 'take']);

/** The life of a price list. Its lines are documents: an event holds at most 256 KiB, a list up to 100,000 lines. */
export const priceListEvents = events('price_list', {
  PriceListDrafted: z.strictObject({ name: z.string(), draftedBy: z.string() }),
  PriceListScheduled: z.strictObject({ at: isoTimeSchema, lines: z.int().positive() }),
  PriceListUnscheduled: z.strictObject({}),
  /** From here on prices change, line by line where the store has no transactions. */
  PublicationStarted: z.strictObject({ lines: z.int().positive() }),
  /** `changed`: products that had another price before. */
  PriceListPublished: z.strictObject({ changed: z.int().nonnegative() }),
  RollBackStarted: z.strictObject({
    /** Only of roll backs that were judged while the request waited. */
    changedMeanwhile: z.int().nonnegative().optional(),
    decision: changedMeanwhileSchema,
  }),
  /** Somebody had changed prices of the list, and they were not to be taken back: nothing was rolled back. */
  RollBackRefused: z.strictObject({ changedMeanwhile: z.int().positive() }),
  PriceListRolledBack: z.strictObject({ restored: z.int().nonnegative() }),
  PriceListCancelled: z.strictObject({}),
});
export type PriceListEvent = EventOf<typeof priceListEvents>;
