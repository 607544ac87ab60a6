import { z } from 'zod';
import { reference, uuidSchema } from '../kernel';

/** The five stocks that every warehouse has (back office §3). */
export const nativeStocks = [
  'awaiting_control',
  'refurb_completed',
  'customer_return',
  'in_quarantine',
  'to_refurbish',
] as const;
export const nativeStockSchema = z.enum(nativeStocks);
export type NativeStock = z.infer<typeof nativeStockSchema>;

export const stockInputSchema = z.strictObject({
  /** "Name unique, max 255" (back office §5), within its warehouse. */
  name: z.string().trim().min(1).max(255),
  location: z.string().trim().max(255).default(''),
  /** If omitted: the writer's own warehouse. Cannot be changed later. */
  warehouseId: reference(uuidSchema, {
    to: 'organizations',
    where: { type: 'warehouse' },
    // Its native stocks cannot be removed before it.
    holds: false,
  }).optional(),
  /** Products are sold from here; the native stock of what is refurbished always is such a one. */
  forSale: z.boolean().default(false),
  /** Null for a stock created by people; only the five that come with a warehouse are native. */
  native: nativeStockSchema.nullable().default(null),
});
export type StockInput = z.infer<typeof stockInputSchema>;
export type Stock = StockInput & { readonly id: string };

export const stockComputedSchema = z.object({
  /** The native stock's kind, or else a slug of the name. */
  identifier: z.string(),
  itemCount: z.int().nonnegative(),
  /** Average number of days that its items have been in it; null if it is empty. */
  averageAge: z.number().nonnegative().nullable(),
});
