import { createdBuybackSchema } from '@reprise/contracts/buyback';
import { z } from 'zod';

/** A buyback made in this browser, with the token of its unguessable link. */
const declaredSchema = z.object({
  ...createdBuybackSchema.shape,
  /** The cart it was in: whoever comes back to its checkout is shown what became of it. */
  cartId: z.string().optional(),
});
export type Declared = z.infer<typeof declaredSchema>;
export const storedDeclaredSchema = z.array(declaredSchema.extend({ storedAt: z.string() }));
/** Browser storage key, in addition to those of the specification. */
export const declaredKey = 'DECLARED_BUYBACKS';
