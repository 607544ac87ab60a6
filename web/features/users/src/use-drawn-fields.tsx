import { organisationFieldOf, organisationTypeOfRole } from '@reprise/contracts/identity';
import type { OrganisationType } from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import { usePermission } from '../../../kernel/store';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { heldIn } from './held-modules.rules';
import { ModuleChoice } from './module-choice';
import { useAssignable } from './use-assignable';

const typesIn: Readonly<Partial<Record<ModuleType, readonly OrganisationType[]>>> = {
  root: ['root_management_unit'],
  tim: ['store', 'management_unit'],
  lcm: ['buyer'],
  rps: ['warehouse'],
};

/** The organisation in a module, among those of the kind in which the chosen role works. */
function useOrganisationFields(module: ModuleType): FormFieldSpec[] {
  const { t } = useTranslation('users');
  const name = organisationFieldOf[module];
  const typeIn = (values: FormValues): OrganisationType | undefined => {
    const role = heldIn(values)[module];
    return role && organisationTypeOfRole[role];
  };
  return (typesIn[module] ?? []).flatMap((type): FormFieldSpec[] =>
    name
      ? [
          {
            ...{ kind: 'reference', name, label: t(`works-in.${type}`) },
            reference: { to: 'organizations', where: { type }, active: true },
            shown: (values) => typeIn(values) === type,
          },
        ]
      : [],
  );
}

/** Modules, their roles and their organisations: only what this person may give. */
export function useDrawnFields() {
  const { t } = useTranslation(['users', 'enums']);
  const assignable = useAssignable();
  const maySso = usePermission('user.force-sso');
  const several = assignable.modules.length > 1;
  const roleOf = (module: ModuleType): FormFieldSpec[] => {
    const field = organisationFieldOf[module];
    const options = assignable.rolesIn(module).map((value) => ({ value, label: t(`enums:role.${value}`) }));
    if (!several || options.length < 2) return [];
    const label = t('users:role-in', { module: t(`enums:module.${module}`) });
    return [
      {
        ...{ kind: 'choice', name: `modules.${module}`, label, options },
        shown: (values) => module in heldIn(values),
        ...(field && { clears: [field] }),
      },
    ];
  };
  return {
    modules: [
      {
        ...{ kind: 'custom', name: 'modules', label: t(several ? 'users:field.modules' : 'users:role') },
        render: (form, control) => <ModuleChoice {...{ form, control, assignable }} />,
      } satisfies FormFieldSpec,
    ],
    rootOrganizationId: [...roleOf('root'), ...useOrganisationFields('root')],
    timOrganizationId: [...roleOf('tim'), ...useOrganisationFields('tim')],
    lcmOrganizationId: [...roleOf('lcm'), ...useOrganisationFields('lcm')],
    rpsOrganizationId: [...roleOf('rps'), ...useOrganisationFields('rps')],
    ...(!maySso && { forceConnectionBySso: [] }),
  };
}
