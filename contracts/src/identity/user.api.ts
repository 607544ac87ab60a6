import { z } from 'zod';
import { localeSchema, reference, resource, type RowOfResource } from '../kernel';
import { moduleTypeSchema, roleSchema } from '../permissions';
import { activityStatuses } from '../organisation';
import { acceptedTermsSchema } from './accepted-terms.document';

/** An organisation of the account, in use; which kind a role works in is `organisationTypeOfRole`. */
const organisationIdSchema = reference(z.string(), { to: 'organizations', active: true });
const name = z.string().trim().min(2).max(255);

/** Back office §3 "User": modules with one role each, and the user's organisation in each of them. */
export const userSchema = z.strictObject({
  email: z.email().max(255).toLowerCase(),
  firstname: name,
  lastname: name,
  status: z.enum(activityStatuses).default('active'),
  forceConnectionBySso: z.boolean().default(false),
  modules: z
    .partialRecord(moduleTypeSchema, roleSchema)
    .refine((modules) => Object.keys(modules).length > 0, {
      error: 'module-required',
    }),
  rootOrganizationId: organisationIdSchema.optional(),
  timOrganizationId: organisationIdSchema.optional(),
  lcmOrganizationId: organisationIdSchema.optional(),
  rpsOrganizationId: organisationIdSchema.optional(),
  locale: localeSchema.optional(),
});
export type UserBody = z.infer<typeof userSchema>;

export const userContract = resource({
  name: 'users',
  published: true,
  type: 'User',
  schema: userSchema,
  computed: z.object({
    types: z.array(roleSchema),
    lastLogin: z.iso.datetime().nullable(),
    acceptedTerms: acceptedTermsSchema,
  }),
  permissions: { list: 'user.list', create: 'user.create', update: 'user.update' },
  list: {
    filters: [
      'email',
      'firstname',
      'lastname',
      'status',
      'timOrganizationId',
      'rpsOrganizationId',
      'lcmOrganizationId',
    ],
    order: ['email', 'firstname', 'lastname', 'status', 'createdAt'],
  },
  problems: [
    'email-already-used',
    'role-not-assignable',
    'own-user-inactive',
    'parent-not-allowed',
    'still-referenced',
  ],
  personal: ['email', 'firstname', 'lastname'],
});
export type User = RowOfResource<typeof userContract>;

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit (customer journey §5 and back office §5). */
export const passwordSchema = z
  .string()
  .min(8)
  .max(200)
  .regex(/\p{Ll}/u)
  .regex(/\p{Lu}/u)
  .regex(/\d/);
