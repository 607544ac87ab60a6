import { createdBuybackSchema } from '@reprise/contracts/buyback';
import { z } from 'zod';
import { type CartLine, chosenIn } from '../../../../kernel/cart';
import { newId } from '../../../../kernel/new-id';
import { productDraftSchema } from '../../../../kernel/product-draft';
import { storageKeys } from '../../../../kernel/storage';

/** One buyback at the counter, as far as the seller has got. Stored in the browser until it is handed over. */
const draftSchema = productDraftSchema.extend({
  id: z.string(),
  /** Keys of creating and finalising: a repeated press is the same request. */
  createKey: z.string(),
  finaliseKey: z.string(),
  /** The line of the cart that is being changed. */
  inCartId: z.string().optional(),
  /** Name of the product, once shown. */
  label: z.string(),
  customer: z.record(z.string(), z.unknown()),
  /** What else was said of the buyback: `buybackFields` by name. */
  declared: z.record(z.string(), z.unknown()).default({}),
  /** Every field of the customer was accepted once. */
  customerReady: z.boolean(),
  /** The buyback exists on the server; only the hand-over is left. */
  created: createdBuybackSchema.optional(),
});
export type Draft = z.infer<typeof draftSchema>;

export const storedDraftSchema = z.object({ storedAt: z.string(), draft: draftSchema });
/**
 * In addition to the specification's keys: the counter's drafts, by id, survive a reload, not a log-out. Each tab has one,
 * whose id it keeps under the same key.
 */
export const draftStorageKey = storageKeys.deskDraft;

/** Whether it holds what a customer has said. */
export const isBegun = (draft: Draft | undefined): boolean =>
  draft !== undefined && (Object.keys(draft.answers).length > 0 || draft.created !== undefined);

export const newDraft = (productId: string, imei?: string): Draft => ({
  id: newId(),
  createKey: newId(),
  finaliseKey: newId(),
  productId,
  label: '',
  answers: {},
  ...(imei ? { imei } : {}),
  forcedInvalidImei: false,
  customer: {},
  declared: {},
  customerReady: false,
});

/** A line of the cart, taken up again where it was left. */
export const draftOfLine = (line: CartLine): Draft => ({
  ...newDraft(line.productId),
  ...chosenIn(line),
  inCartId: line.inCartId,
  label: line.label,
  declared: line.declared ?? {},
});
