import type { SsoRole } from '@reprise/contracts/identity';
import { moduleOfRole, type Role } from '@reprise/contracts/permissions';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import type { FieldText } from '@reprise/contracts/validation';
import type { Places } from '../user-organisations';

/** Who administers an account: a provider gives nothing that its holders could not give. */
export const administrator: Role = 'root_management_unit_manager';
const placeOfModule = {
  root: 'rootOrganizationId',
  tim: 'timOrganizationId',
  lcm: 'lcmOrganizationId',
  rps: 'rpsOrganizationId',
} as const;

/** What somebody becomes by a mapping. */
export function placesOf({ role, organizationId }: Pick<SsoRole, 'role' | 'organizationId'>): Places {
  const module = moduleOfRole[role];
  const place = module === 'no_module' ? {} : { [placeOfModule[module]]: organizationId };
  return { modules: { [module]: role }, ...place };
}

/** The same as a merge patch: whatever else somebody was is taken from him. */
export function onlyPlaceOf(role: Pick<SsoRole, 'role' | 'organizationId'>): Record<string, unknown> {
  const { modules, ...places } = placesOf(role);
  const none = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]));
  return {
    ...none(Object.values(placeOfModule)),
    ...places,
    modules: { ...none(Object.keys(placeOfModule)), ...modules },
  };
}

export const refusedAt = (code: ProblemCode, propertyPath: string, text: FieldText): Refusal =>
  new Refusal(code, {}, [{ propertyPath, code, text }]);
