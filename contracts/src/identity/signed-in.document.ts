import { z } from 'zod';
import { accountSummarySchema } from '../organisation';
import { moduleTypeSchema, permissionSchema, roleSchema } from '../permissions';

const modulesSchema = z.partialRecord(moduleTypeSchema, roleSchema);
export const frontPermissionsSchema = z.partialRecord(moduleTypeSchema, z.array(permissionSchema));

export const currentOrganisationSchema = z.object({
  id: z.string().nullable(),
  commonName: z.string(),
  moduleType: moduleTypeSchema,
  account: accountSummarySchema,
});
export type CurrentOrganisation = z.infer<typeof currentOrganisationSchema>;

/** Customer journey §3 "Signed-in user". */
export const authenticatedUserSchema = z.object({
  id: z.string(),
  types: z.array(roleSchema),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  currentOrganization: currentOrganisationSchema,
  modules: modulesSchema,
  /** The module of this session. */
  currentModule: moduleTypeSchema,
  frontPermissions: frontPermissionsSchema,
  apiToken: z.string(),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;

/** After `expiresIn` seconds, `refreshToken` can be exchanged once. */
export const signedInSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresIn: z.int(),
  user: authenticatedUserSchema,
  /** After a single sign-on: where the browser goes to end the provider's session too, if the provider can. */
  openIdLogoutUrl: z.url().optional(),
});
export type SignedIn = z.infer<typeof signedInSchema>;
