import { z } from 'zod';
import { isoTimeSchema } from '../kernel';

/** `erasure`: a step that is only complete with proof of what became of the data. */
export const refurbStepKinds = ['work', 'erasure'] as const;
export const refurbStepKindSchema = z.enum(refurbStepKinds);

const partySchema = z.string().trim().min(2).max(255);
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** What a certificate says, as the technician enters it. */
export const erasedSchema = z.strictObject({
  outcome: z.literal('erased'),
  /** The program or service that erased. */
  provider: partySchema,
  /** The standard it followed, such as NIST 800-88 or an equivalent. */
  standard: partySchema,
  erasedAt: isoTimeSchema,
  /** IMEI or serial number on the certificate. */
  device: z.string().trim().min(1).max(255),
  /** Read off the product itself, where neither number of it was known: from now on it is this item's. */
  readOff: z.string().trim().min(1).max(255).optional(),
  /** Names the uploaded certificate by its content. */
  certificate: sha256Schema,
});

/** It cannot be erased: what carries the data was destroyed. */
export const destroyedSchema = z.strictObject({
  outcome: z.literal('destroyed'),
  provider: partySchema,
  destroyedAt: isoTimeSchema,
});

export const erasureSchema = z.discriminatedUnion('outcome', [erasedSchema, destroyedSchema]);
export type Erasure = z.infer<typeof erasureSchema>;

/** What a stock from which products are sold asks of an item (décret 2022-190): its test, and where it holds data its erasure. */
export const saleTermsSchema = z.strictObject({ erasure: z.boolean() });
export type SaleTerms = z.infer<typeof saleTermsSchema>;
