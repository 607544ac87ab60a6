import { z } from 'zod';
import { distinct, reference, resource, type RowOfResource } from '../kernel';
import { bicSchema, ibanSchema } from '../rules';
import { accountFace, accountText as text } from './account.rows';
import { activityStatuses } from './organisation.rules';
import { platform } from './platform.rules';

const { name, ...face } = accountFace;
const holder = z.enum(['retailer', 'buyer']);

/** A client of the platform: one tenant (back office §3 "Account", back office §2 "Entities and clients"). */
export const accountSchema = z.strictObject({
  name,
  status: z.enum(activityStatuses).default('active'),
  ...face,
  /** Who looks after the client at the platform. */
  managerId: reference(z.string(), {
    to: 'users',
    where: { accountId: platform },
    of: ['everybody'],
    active: true,
  }).optional(),
  /** Accounts that buy what this account takes in. */
  linkedBuyerAccountIds: z
    .array(
      reference(z.string(), {
        to: 'accounts',
        where: { isBuyerAndWorkshopsSupervisor: true },
        of: ['everybody'],
        removal: 'account-has-linked-retailers',
        reason: 'has_linked_retailers',
      }),
    )
    .refine(distinct, { error: 'listed-twice' })
    .default([]),
  /** Buyers that are no longer linked, and keep what they have bought; set by the server. */
  formerBuyerAccountIds: z.array(z.string()).optional(),
  paymentIssuer: holder.default('retailer'),
  /** The bank account debited by SEPA files; without it no file can be written. */
  payingAccount: z.strictObject({ holder: text, iban: ibanSchema, bic: bicSchema.optional() }).optional(),
  transportContractHolder: holder.default('retailer'),
  /** Public web site; its host identifies the tenant of a visitor. */
  whiteLabelUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** Host of `whiteLabelUrl`, lower case; set by the server. */
  whiteLabelHost: z.string().max(255).optional(),
  tagManagerId: z.string().max(100).optional(),
  axeptioId: z.string().max(100).optional(),
});

/** What an account's own administrators change of it (`settings.design`). */
export const designFields = ['mainColor', 'logo', 'favicon', 'language', 'currency'] as const;

export const accountContract = resource({
  name: 'accounts',
  seldomWritten: true,
  published: true,
  type: 'Account',
  schema: accountSchema,
  permissions: {
    list: 'client.list',
    // One’s own, and without its bank account; operators read all of every one.
    read: 'settings.design',
    create: 'client.create',
    // Design, language and currency; all the rest is the operators' alone.
    update: 'settings.design',
    remove: 'client.update',
  },
  list: {
    filters: ['name', 'status', 'isRetailer', 'isBuyerAndWorkshopsSupervisor'],
    order: ['name', 'createdAt'],
  },
  problems: [
    'site-address-already-used',
    'account-still-active',
    'account-has-linked-buyers',
    'account-has-linked-retailers',
    'buyer-payment-not-enabled',
    'still-referenced',
  ],
  personal: ['emailDPO', 'payingAccount'],
});
export type Account = RowOfResource<typeof accountContract>;
