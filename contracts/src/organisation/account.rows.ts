import { z } from 'zod';
import { countrySchema, currencySchema, fileReference, localeSchema } from '../kernel';

export const accountText = z.string().min(2).max(255);

/** The public face of an account; its bank details and settings are in `account.api.ts`. */
export const accountFace = {
  name: accountText,
  language: localeSchema.default('fr-FR'),
  currency: currencySchema.default('EUR'),
  companyCountry: countrySchema.default('FR'),
  emailDPO: z.email().optional(),
  mainColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  logo: fileReference('picture').optional(),
  favicon: fileReference('favicon').optional(),
  /** Has buyers and workshops of its own. Whoever takes products in and links no other account buys them itself. */
  isBuyerAndWorkshopsSupervisor: z.boolean().default(true),
  /** Has stores, a public site and a catalogue, and takes products in. */
  isRetailer: z.boolean().default(true),
};

/** What a signed-in user or a visitor sees of the account (customer journey §3 "Account"). */
export const accountSummarySchema = z.object({ id: z.string(), ...accountFace });
export type AccountSummary = z.infer<typeof accountSummarySchema>;
