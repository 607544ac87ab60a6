import { z } from 'zod';
import { countrySchema, currencySchema, localeSchema, resource, type RowOfResource } from '../kernel';
import { bicSchema, ibanSchema } from '../rules';
import { activityStatuses } from './organisation.rules';

const text = z.string().min(2).max(255);
const holder = z.enum(['retailer', 'buyer']);

/** A client of the platform: one tenant (back office §3 "Account", §2 "Entities and clients"). */
export const accountSchema = z.strictObject({
  name: text,
  status: z.enum(activityStatuses).default('active'),
  language: localeSchema.default('fr-FR'),
  currency: currencySchema.default('EUR'),
  companyCountry: countrySchema.default('FR'),
  emailDPO: z.email().optional(),
  mainColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  logo: z.string().max(500).optional(),
  favicon: z.string().max(500).optional(),
  isBuyerAndWorkshopsSupervisor: z.boolean().default(false),
  isRetailer: z.boolean().default(true),
  /** Buyer accounts that buy what this account takes in. */
  linkedBuyerAccountIds: z.array(z.string()).default([]),
  paymentIssuer: holder.default('retailer'),
  /** The bank account that SEPA files debit; without it no file can be written. */
  payingAccount: z.strictObject({ holder: text, iban: ibanSchema, bic: bicSchema.optional() }).optional(),
  transportContractHolder: holder.default('retailer'),
  /** Public web site; its host tells visitors' tenant. */
  whiteLabelUrl: z.url().max(500).optional(),
  /** Host of `whiteLabelUrl`, lower case; set by the server. */
  whiteLabelHost: z.string().max(255).optional(),
  tagManagerId: z.string().max(100).optional(),
  axeptioId: z.string().max(100).optional(),
});

export const accountContract = resource({
  name: 'accounts',
  type: 'Account',
  schema: accountSchema,
  permissions: { list: 'client.list', create: 'client.create', update: 'client.update' },
  list: {
    filters: ['id', 'name', 'status', 'isRetailer', 'isBuyerAndWorkshopsSupervisor'],
    order: ['name', 'createdAt'],
  },
  problems: [
    'identifier-already-used',
    'account-still-active',
    'account-has-linked-buyers',
    'account-has-linked-retailers',
  ],
  personal: ['emailDPO', 'payingAccount'],
});
export type Account = RowOfResource<typeof accountContract>;

/** What a signed-in user or a visitor learns of his account (customer and store §3 "Account"). */
export const accountSummarySchema = z.object({
  id: z.string(),
  ...accountSchema.pick({
    name: true,
    companyCountry: true,
    language: true,
    currency: true,
    emailDPO: true,
    mainColor: true,
    logo: true,
    favicon: true,
    isBuyerAndWorkshopsSupervisor: true,
    isRetailer: true,
  }).shape,
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;
