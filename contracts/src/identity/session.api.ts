import { z } from 'zod';
import { endpoint, perHour, perMinute } from '../kernel';
import { moduleTypeSchema, roleSchema } from '../permissions';
import { termsVersionSchema } from './accepted-terms.document';
import { currentOrganisationSchema, frontPermissionsSchema, signedInSchema } from './signed-in.document';
import { passwordSchema } from './user.api';
import { visitorEndpoints } from './visitor.api';

const byId = z.object({ id: z.string().max(100) });

export const loginBodySchema = z
  .strictObject({
    email: z.string().trim().toLowerCase().min(1).max(255).optional(),
    password: z.string().min(1).max(200).optional(),
    organizationId: z.string().max(100).optional(),
    /** What the provider added to the callback's address: `code=…&state=…`. */
    openidSessionId: z.string().max(8000).optional(),
  })
  .refine((body) => (body.email && body.password) || (body.organizationId && body.openidSessionId), {
    error: 'credentials-required',
  });

/** As a link brings it: what a mail program left of one is a link that is no longer valid, not a page that does not exist. */
const tokenParam = z.object({
  token: z.string().min(1).max(200).describe('From the link in the mail; it works once.'),
});
/** Legal texts, each at its page of the account's public site. */
const linkTermsSchema = z.array(termsVersionSchema.extend({ url: z.url() }));
export type PasswordLinkTerms = z.infer<typeof linkTermsSchema>;
const refreshBody = z.strictObject({ refreshToken: z.string().min(20).max(300) });

export const sessionEndpoints = {
  login: endpoint({
    name: 'login',
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Logs in with e-mail and password, or completes a single sign-on.',
    body: loginBodySchema,
    reply: signedInSchema,
    // Against guessing there is a narrower limit, by person and by browser (ADR 27).
    limits: [perMinute('address', 120)],
    problems: [
      'credentials-incorrect',
      'sso-mandatory',
      'sso-configuration-error',
      'sso-callback-failed',
      'sso-user-unknown',
      'second-factor-required',
      'no-permission-at-all',
    ],
  }),
  refresh: endpoint({
    name: 'refreshToken',
    method: 'POST',
    path: '/token/refresh',
    access: 'public',
    summary: 'Exchanges a refresh token; each works once, and using it again ends the session.',
    about:
      'Within ten seconds the same token is answered with the same new ones, for those whose reply was lost; after that it counts as stolen.',
    body: refreshBody,
    reply: signedInSchema,
    limits: [perMinute('address', 120)],
    problems: ['session-expired', 'user-inactive', 'user-removed'],
  }),
  logout: endpoint({
    name: 'logout',
    method: 'POST',
    path: '/logout',
    access: 'anonymous',
    summary: 'Ends the session.',
    status: 204,
  }),
  switchModule: endpoint({
    name: 'switchModule',
    method: 'POST',
    path: '/session/module',
    access: 'session.own',
    summary: 'Switches to another of the user’s modules.',
    body: z.strictObject({ module: moduleTypeSchema }),
    reply: signedInSchema,
    problems: ['module-not-held'],
  }),
  switchOrganisation: endpoint({
    name: 'switchOrganisation',
    method: 'POST',
    path: '/session/organisation',
    access: 'organisation.switch',
    summary: 'Switches to another organisation that the user may see.',
    body: z.strictObject({ organisationId: z.string().max(100) }),
    reply: signedInSchema,
  }),
  authorizationUrl: endpoint({
    name: 'getOpenIdAuthorizationUrl',
    method: 'GET',
    path: '/open-id/authorization-url',
    access: 'public',
    summary: 'The address at which the single sign-on of an e-mail domain starts.',
    query: z.object({
      domain: z.string().min(1).max(255).describe('The part of the e-mail address after the @.'),
      prompt: z
        .literal('login')
        .optional()
        .describe(
          'The provider asks who it is, even if somebody is logged in there (OpenID Connect Core 3.1.2.1).',
        ),
    }),
    reply: z.object({ url: z.url() }),
    limits: [perMinute('address', 30)],
    problems: ['sso-organisation-unknown', 'sso-other-site', 'sso-configuration-error'],
  }),
  renewPassword: endpoint({
    name: 'renewPassword',
    method: 'POST',
    path: '/password/renew',
    access: 'public',
    summary: 'Sends a password link to this e-mail address if a user has it; the reply is always the same.',
    body: z.strictObject({ email: z.email().max(255).toLowerCase() }),
    status: 204,
    limits: [perMinute('address', 10), perHour('recipient', 5)],
  }),
  checkPasswordLink: endpoint({
    name: 'checkPasswordLink',
    method: 'GET',
    path: '/password/new/{token}',
    access: 'public',
    summary: 'Checks whether a password link is still valid.',
    params: tokenParam,
    reply: z.object({
      purpose: z.enum(['create', 'renew']),
      expiresAt: z.iso.datetime(),
      email: z
        .email()
        .optional()
        .describe('Whose password it is; absent where it was sent to an address that the user had before.'),
      terms: linkTermsSchema.describe(
        'What is accepted with a first password: the terms of use (cgu) and of service (cgs) that the account has published.',
      ),
    }),
    limits: [perMinute('address', 30)],
    problems: ['password-link-expired'],
  }),
  setPassword: endpoint({
    name: 'setPassword',
    method: 'POST',
    path: '/password/new/{token}',
    access: 'public',
    summary: 'Sets the password with a link; all open sessions of the user end.',
    params: tokenParam,
    body: z.strictObject({
      password: passwordSchema,
      acceptedTerms: z
        .array(termsVersionSchema)
        .max(10)
        .optional()
        .describe(
          'With a first password: each of the terms that the link shows, in the version that was read.',
        ),
    }),
    status: 204,
    limits: [perMinute('address', 30)],
    problems: [
      'password-link-expired',
      'password-unchanged',
      'password-managed-by-sso',
      'password-terms-not-accepted',
      'password-terms-changed',
    ],
  }),
  userPermissions: endpoint({
    name: 'getUserPermissions',
    method: 'GET',
    path: '/users/{id}/permissions',
    access: 'session.own',
    summary: 'Permissions of a user per module.',
    params: byId,
    reply: frontPermissionsSchema,
  }),
  currentOrganisation: endpoint({
    name: 'getUserCurrentOrganization',
    method: 'GET',
    path: '/users/{id}/current-organization',
    access: 'session.own',
    summary: 'The organisation in which a user currently works.',
    params: byId,
    reply: currentOrganisationSchema,
  }),
  assignableUserTypes: endpoint({
    name: 'listAssignableUserTypes',
    method: 'GET',
    path: '/assignable-user-types',
    access: 'user.list',
    summary: 'User types that the reader may assign.',
    reply: z.array(roleSchema),
  }),
  usersModuleCount: endpoint({
    name: 'countOrganizationUsers',
    method: 'GET',
    path: '/organizations/{id}/users-module-count',
    access: 'user.list',
    summary: 'Number of users per module, for an organisation and its descendants.',
    params: byId,
    reply: z.object({ root: z.int(), tim: z.int(), lcm: z.int(), rps: z.int() }),
  }),
  ...visitorEndpoints,
} as const;
