import { z } from 'zod';

/** Somebody's answers for one product so far: a visitor in the wizard, a seller at the counter. */
export const productDraftSchema = z.object({
  productId: z.string(),
  /** By id of the question. */
  answers: z.record(z.string(), z.string()),
  imei: z.string().optional(),
  /** The product is declared although its IMEI failed the check. */
  forcedInvalidImei: z.boolean(),
  shippingMethodId: z.string().optional(),
  /** ISO date of the courier's visit. */
  appointment: z.string().optional(),
  paymentModeId: z.string().optional(),
  warehouseId: z.string().optional(),
});
export type ProductDraft = z.infer<typeof productDraftSchema>;
