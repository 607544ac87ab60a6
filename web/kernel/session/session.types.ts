import { currencySchema, localeSchema } from '@reprise/contracts/kernel';
import { moduleTypeSchema, permissionSchema, roleSchema } from '@reprise/contracts/permissions';
import { z } from 'zod';

/**
 * The account as a user sees it (customer journey §3). Unknown fields are accepted: the account has more than the
 * shell shows.
 */
const accountSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  companyCountry: z.string().nullish(),
  language: localeSchema.nullish().catch(undefined),
  currency: currencySchema.nullish().catch(undefined),
  emailDPO: z.string().nullish(),
  mainColor: z.string().nullish(),
  logo: z.string().nullish(),
  favicon: z.string().nullish(),
  isBuyerAndWorkshopsSupervisor: z.boolean().nullish(),
  isRetailer: z.boolean().nullish(),
});

export type Account = z.infer<typeof accountSchema>;

const currentOrganizationSchema = z.looseObject({
  /** Null for the platform's own operators. */
  id: z.string().nullish(),
  commonName: z.string(),
  moduleType: moduleTypeSchema.nullish(),
  account: accountSchema.nullish(),
});

/** Permissions unknown to this build are dropped rather than refused: the server may be newer. */
const knownPermissions = z
  .array(z.string())
  .transform((codes) => codes.flatMap((code) => permissionSchema.safeParse(code).data ?? []));

/** 'Authenticated user' of customer journey §3. */
export const authenticatedUserSchema = z.looseObject({
  id: z.string(),
  types: z.array(roleSchema),
  email: z.string(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  currentOrganization: currentOrganizationSchema.nullish(),
  modules: z.partialRecord(moduleTypeSchema, roleSchema),
  frontPermissions: z.partialRecord(moduleTypeSchema, knownPermissions),
  /** The module of this session, if the server sends it. */
  currentModule: moduleTypeSchema.nullish(),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;

const textsSchema = z.record(z.string(), z.string()).nullish();
/** The account's general settings read by screens; an older server may lack some. */
export const organisationDetailsSchema = z.looseObject({
  sellerSupportEmail: z.string().nullish(),
  eula: z.string().nullish(),
  serviceTerms: z.string().nullish(),
  faqAndContact: z.string().nullish(),
  eulaTranslations: textsSchema,
  serviceTermsTranslations: textsSchema,
  faqAndContactTranslations: textsSchema,
  cookiesPolicyTranslations: textsSchema,
  eulaDocument: z.string().nullish(),
  serviceTermsDocument: z.string().nullish(),
  faqDocument: z.string().nullish(),
  cookiesPolicyDocument: z.string().nullish(),
  banner: z.looseObject({ url: z.string(), alt: z.string() }).nullish(),
  buybackZeroDescription: z.string().nullish(),
  noSearchResultDescription: z.string().nullish(),
  packingInstructions: z.string().nullish(),
  buybackZeroDescriptionTranslations: textsSchema,
  noSearchResultDescriptionTranslations: textsSchema,
  packingInstructionsTranslations: textsSchema,
  enabledPremiumFeatures: z.array(z.string()).nullish(),
  categoryNavigationEnabled: z.boolean().nullish(),
  customerIdentityDocumentRequired: z.boolean().nullish(),
  isWarehouseCommentMandatory: z.boolean().nullish(),
  warehouseCheckinRequirement: z.enum(['optional', 'mandatory', 'disabled']).nullish(),
  /** Integer minor units; 0 is no minimum. */
  cartMinValue: z.number().nullish(),
  estimateValidDays: z.number().nullish(),
});
export type OrganisationDetails = z.infer<typeof organisationDetailsSchema>;
