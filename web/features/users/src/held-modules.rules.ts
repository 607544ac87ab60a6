import { organisationFieldOf, organisationTypeOfRole } from '@reprise/contracts/identity';
import { type ModuleType, moduleTypes, type Role, roleSchema } from '@reprise/contracts/permissions';
import { type FormValues, getAt } from '../../../kernel/forms';

type Held = Readonly<Partial<Record<ModuleType, Role>>>;
/** The modules of a form's values, each with its role. */
export function heldIn(values: FormValues): Held {
  const roles = moduleTypes.flatMap((module) => {
    const { data } = roleSchema.safeParse(getAt(values, `modules.${module}`));
    return data ? [[module, data] as const] : [];
  });
  return Object.fromEntries(roles);
}

/** Back office §5 "User": "at least one module, plus a role and a parent entity". */
export const requiredOf = (values: FormValues) =>
  Object.entries(heldIn(values)).flatMap(([module, role]) => {
    const field = organisationFieldOf[module as ModuleType];
    return field && organisationTypeOfRole[role] ? [field] : [];
  });
