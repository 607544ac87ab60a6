import { z } from 'zod';
import { endpoint } from '../kernel';
import { moduleTypeSchema, permissionSchema, premiumFeatureSchema, roleSchema } from '../permissions';

/** Why a person may do something, or may not: from what the guards themselves read. */
export const reasonsSchema = z.object({
  permission: permissionSchema,
  /** In at least one module, with an active user and account, and every feature that it takes. */
  may: z.boolean(),
  userActive: z.boolean(),
  accountActive: z.boolean(),
  /** Those that the person holds; where nothing lacks, the role gives it. */
  modules: z.array(
    z.object({
      module: moduleTypeSchema,
      role: roleSchema,
      /** The organisation in which the person works there, to which everything is limited. */
      organisation: z.string().nullable(),
      lacks: z.array(permissionSchema),
    }),
  ),
  /** The permission itself and its section, with the roles that give each. */
  needs: z.array(z.object({ permission: permissionSchema, roles: z.array(roleSchema) })),
  /** Premium features that an account needs for all that this permission guards, or for a part of it. */
  features: z.array(z.object({ feature: premiumFeatureSchema, held: z.boolean(), forAll: z.boolean() })),
});
export type Reasons = z.infer<typeof reasonsSchema>;

export const readReasons = endpoint({
  name: 'readPermissionReasons',
  method: 'GET',
  path: '/users/{id}/reasons/{permission}',
  access: 'user.list',
  summary: 'Why a user may do what a permission guards, or may not: modules, roles, organisations, features.',
  params: z.object({
    id: z.string().min(1).max(100),
    permission: permissionSchema.describe('The permission in question.'),
  }),
  reply: reasonsSchema,
});
