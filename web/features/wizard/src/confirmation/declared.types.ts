import { createdBuybackSchema } from '@reprise/contracts/buyback';
import { z } from 'zod';

/** A buyback made in this browser, with the token of its unguessable link. */
const declaredSchema = z.object(createdBuybackSchema.shape);
export type Declared = z.infer<typeof declaredSchema>;
export const storedDeclaredSchema = z.array(declaredSchema.extend({ storedAt: z.string() }));
/** Browser storage key, in addition to those of the specification. */
export const declaredKey = 'DECLARED_BUYBACKS';
