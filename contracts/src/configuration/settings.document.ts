import { z } from 'zod';
import { imageSchema, plainTextSchema } from '../catalogue/catalogue.parts';
import { fileReference, listOfDistinct, shownAs, translationsSchema } from '../kernel';
import { premiumFeatureSchema } from '../permissions';

export const checkinRequirements = ['optional', 'mandatory', 'disabled'] as const;
export const checkinRequirementSchema = z.enum(checkinRequirements);
export type CheckinRequirement = z.infer<typeof checkinRequirementSchema>;

const pageSchema = z.string().trim().max(100_000).default('');
const pagesSchema = translationsSchema(z.string().trim().max(100_000)).default({});
const hintsSchema = translationsSchema(plainTextSchema(3000)).default({});
/** The same as a PDF, offered beside the page. */
const paperSchema = fileReference('document').nullable().default(null);

/** The account's general settings (back office §3 "Root detail"); exactly one per account. */
export const organisationRootDetailInputSchema = z.strictObject({
  sellerSupportEmail: z.email().max(255).nullable().default(null),
  eula: pageSchema,
  serviceTerms: pageSchema,
  faqAndContact: pageSchema,
  eulaTranslations: pagesSchema,
  serviceTermsTranslations: pagesSchema,
  faqAndContactTranslations: pagesSchema,
  /** The policy itself belongs to the site's settings. */
  cookiesPolicyTranslations: pagesSchema,
  eulaDocument: paperSchema,
  serviceTermsDocument: paperSchema,
  faqDocument: paperSchema,
  cookiesPolicyDocument: paperSchema,
  /** Above the home page. */
  banner: imageSchema.nullable().default(null),
  isWarehouseCommentMandatory: z.boolean().default(false),
  isWarehouseCommentSharedToClient: z.boolean().default(false),
  /** A lower price is only proposed with a reason and a photo for each answer that changed. */
  lowerPriceProofRequired: z.boolean().default(false),
  buybackZeroDescription: plainTextSchema(3000).default(''),
  noSearchResultDescription: plainTextSchema(3000).default(''),
  packingInstructions: plainTextSchema(3000).default(''),
  buybackZeroDescriptionTranslations: hintsSchema,
  noSearchResultDescriptionTranslations: hintsSchema,
  packingInstructionsTranslations: hintsSchema,
  enabledPremiumFeatures: listOfDistinct(premiumFeatureSchema, premiumFeatureSchema.options.length).default(
    [],
  ),
  categoryNavigationEnabled: z.boolean().default(true),
  /** Default true (customer journey §9). */
  customerIdentityDocumentRequired: z.boolean().default(true),
  warehouseCheckinRequirement: checkinRequirementSchema.default('mandatory'),
  barCodeEnabled: z.boolean().default(true),
  tagPriceEnabled: z.boolean().default(true),
  /** Whether operators may make the linked buyers the payment issuer of this account. */
  buyerPaymentEnabled: z.boolean().default(false),
  /** Before a visitor declares, the browser solves a challenge: flooding becomes expensive. */
  visitorChallengeEnabled: z.boolean().default(false),
  /** Whoever moves money, or changes settings and users, has lately shown a second factor (ADR 31). */
  secondFactorForMoney: z.boolean().default(false),
  secondFactorForSettings: z.boolean().default(false),
  /** Minor units, default 0: no minimum (customer journey §9). */
  cartMinValue: shownAs('money', z.int().nonnegative().max(100_000_000)).default(0),
  /** Days for which an estimate is valid; afterwards prices may be corrected (customer journey §4). */
  estimateValidDays: shownAs('days', z.int().min(1).max(365)).default(15),
  /** Days for which a proposal is open, and the days on which reminders are sent (domain §2). */
  proposalValidDays: shownAs('days', z.int().min(1).max(365)).default(15),
  proposalReminderDays: listOfDistinct(shownAs('days', z.int().min(1).max(364)), 5).default([3, 10]),
});
export type OrganisationRootDetailInput = z.infer<typeof organisationRootDetailInputSchema>;
export type OrganisationRootDetail = OrganisationRootDetailInput & { readonly id: string };

/** The pages of a client's site (`client.edit-cms`), with their papers. */
export const pageFields = [
  ...(['eula', 'serviceTerms', 'faqAndContact', 'eulaDocument', 'serviceTermsDocument'] as const),
  ...(['faqDocument', 'cookiesPolicyDocument', 'cookiesPolicy'] as const),
  ...(['eulaTranslations', 'serviceTermsTranslations', 'faqAndContactTranslations'] as const),
  'cookiesPolicyTranslations',
] as const;

/** `GET /buyback-settings`: plain JSON, exactly as specified. `cart_min_value` in minor units. */
export const buybackSettingsSchema = z.strictObject({
  customer_identity_document_required: z.boolean(),
  cart_min_value: z.int().nonnegative(),
});
export type BuybackSettings = z.infer<typeof buybackSettingsSchema>;

const webLinkSchema = z.url({ protocol: /^https?$/ }).max(2048);
export const whiteLabelInputSchema = z.strictObject({
  tagManagerId: z.string().trim().max(50).nullable().default(null),
  /** Id at the consent vendor. */
  axeptioId: z.string().trim().max(100).nullable().default(null),
  externalWebsiteLink: z
    .strictObject({ url: webLinkSchema, text: plainTextSchema(255) })
    .nullable()
    .default(null),
  dropOffLocationsMapEnabled: z.boolean().default(false),
  cookiesPolicy: z.string().trim().max(100_000).nullable().default(null),
});
/** `GET /white-label/config`: plain JSON, selected by the Host header (customer journey §7). */
export const whiteLabelConfigSchema = whiteLabelInputSchema;
export type WhiteLabelConfig = z.infer<typeof whiteLabelConfigSchema>;
