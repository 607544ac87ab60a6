import { z } from 'zod';
import { isoTimeSchema } from '../kernel';

/** A legal text of an account as it stood: its version changes with every word of it, in any language. */
export const termsVersionSchema = z.strictObject({
  text: z.enum(['cgu', 'cgs']).describe('The terms of use (cgu) or of service (cgs).'),
  version: z.string().min(1).max(100),
});
export type TermsVersion = z.infer<typeof termsVersionSchema>;

/** What somebody accepted with a first password, and when. */
export const acceptedTermsSchema = z.array(termsVersionSchema.extend({ at: isoTimeSchema }));
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>;
