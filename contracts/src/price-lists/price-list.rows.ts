import { z } from 'zod';
import { isoTimeSchema, uuidSchema } from '../kernel';
import { productPricesSchema } from '../rules';

export const priceListStatuses = [
  ...(['draft', 'scheduled', 'publishing', 'published'] as const),
  ...(['rolling_back', 'rolled_back', 'cancelled'] as const),
] as const;

export const priceListRowSchema = z.object({
  id: uuidSchema,
  name: z.string(),
  status: z.enum(priceListStatuses),
  draftedBy: z.string(),
  /** When it will be, or was to be, published. */
  scheduledAt: isoTimeSchema.optional(),
  publishedAt: isoTimeSchema.optional(),
  rolledBackAt: isoTimeSchema.optional(),
  /** How many products had another price since, when the last roll back was refused for them. */
  rollBackRefused: z.int().positive().optional(),
  createdAt: isoTimeSchema,
});
export type PriceListRow = z.infer<typeof priceListRowSchema>;

/** One product and what it is to cost; a state without a price is not bought. */
export const priceListLineSchema = z.object({
  id: z.string(),
  productId: uuidSchema,
  productLabel: z.string(),
  brand: z.string(),
  prices: productPricesSchema,
  /** The prices now; of a published list, those before it. */
  before: productPricesSchema.optional(),
});
export type PriceListLine = z.infer<typeof priceListLineSchema>;
