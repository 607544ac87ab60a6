import { createdBuybackSchema } from '@reprise/contracts/buyback';
import { z } from 'zod';

/** One buyback at the counter, as far as the seller has come. Kept in the browser until it is handed over. */
export const draftSchema = z.object({
  /** Names the act of creating, and that of finalising: a repeated press is the same act. */
  createKey: z.string(),
  finaliseKey: z.string(),
  productId: z.string(),
  /** Name of the product, once it was shown. */
  label: z.string(),
  answers: z.record(z.string(), z.string()),
  imei: z.string().optional(),
  forcedInvalidImei: z.boolean(),
  shippingMethodId: z.string().optional(),
  appointment: z.string().optional(),
  paymentModeId: z.string().optional(),
  warehouseId: z.string().optional(),
  customer: z.record(z.string(), z.unknown()),
  /** Every field of the customer was accepted once. */
  customerReady: z.boolean(),
  /** The file exists on the server; only the hand-over is left. */
  created: createdBuybackSchema.optional(),
});
export type Draft = z.infer<typeof draftSchema>;

export const storedDraftSchema = z.object({ storedAt: z.string(), draft: draftSchema });
/** Beside the seeds' keys: the counter's draft outlives a reload, not a logout. */
export const draftStorageKey = 'store-desk-draft';

export const newDraft = (productId: string, imei?: string): Draft => ({
  createKey: crypto.randomUUID(),
  finaliseKey: crypto.randomUUID(),
  productId,
  label: '',
  answers: {},
  ...(imei ? { imei } : {}),
  forcedInvalidImei: false,
  customer: {},
  customerReady: false,
});
