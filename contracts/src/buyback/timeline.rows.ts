import { z } from 'zod';
import { isoTimeSchema } from '../kernel';

/** One line of a buyback's history; screens translate it by `type`. */
export const timelineEntrySchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  type: z.string(),
  subject: z.enum(['buyback', 'item', 'payment', 'payment_batch', 'package']),
  actorRole: z.string(),
  actorId: z.string(),
  /** Of a person of the reader's own account. */
  actorName: z.string().optional(),
  /** What its author wrote, for readers who hold `buyback.read-comments`. */
  comment: z.string().optional(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
