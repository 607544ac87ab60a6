import { assignableBy } from '@reprise/contracts/identity';
import { permissionsOf, roleSchema, type Permission, type Role } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { CommandMeta } from '@reprise/kernel';
import type { TenantScope } from '@reprise/read-kernel/query';

/** Who writes. A program (a seed, an import) has no scope and may assign every role. */
export type Writer = { readonly meta: CommandMeta; readonly scope?: TenantScope };

/** @throws Refusal `role-not-assignable` for the first role that the writer may not give. */
export function mayManage(roles: readonly Role[], { meta, scope }: Writer): void {
  if (!scope) return;
  const may = assignableBy(roleSchema.parse(meta.actor.role), meta.accountId);
  const refused = roles.find((role) => !may.includes(role));
  if (refused) throw new Refusal('role-not-assignable', { role: refused });
}

export const holds = ({ meta, scope }: Writer, permission: Permission): boolean =>
  !scope || permissionsOf(roleSchema.parse(meta.actor.role)).includes(permission);
