import { organisationFieldOf } from '@reprise/contracts/identity';
import type { ModuleType, Role } from '@reprise/contracts/permissions';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { heldIn } from './held-modules.rules';
import type { Assignable } from './use-assignable';

type Props = { form: ZodForm; control: ControlProps; assignable: Assignable };

function useHeld({ form, assignable }: Props) {
  const held = heldIn(form.values);
  const put = (next: Readonly<Partial<Record<ModuleType, Role>>>): void => {
    const gone = Object.keys(held).filter((module) => !(module in next));
    for (const module of gone) {
      const field = organisationFieldOf[module as ModuleType];
      if (field) form.set(field, null);
    }
    form.set('modules', next);
  };
  const keep = (modules: readonly ModuleType[]): void => {
    const roleIn = (module: ModuleType): Role | undefined => held[module] ?? assignable.rolesIn(module)[0];
    const all = modules.flatMap((module) => {
      const role = roleIn(module);
      return role ? [[module, role] as const] : [];
    });
    put(Object.fromEntries(all));
  };
  return { held, put, keep };
}

/** The modules in which a user works. Where there is only one, its role is chosen at once. */
export function ModuleChoice(props: Props) {
  const { t } = useTranslation(['users', 'enums']);
  const { control, assignable } = props;
  const { held, put, keep } = useHeld(props);
  const [only, ...more] = assignable.modules;
  if (assignable.known && !only) return <Notice family="amber">{t('users:none-assignable')}</Notice>;
  if (only && more.length === 0)
    return (
      <Select
        {...control}
        value={held[only]}
        options={assignable.rolesIn(only).map((role) => ({ value: role, label: t(`enums:role.${role}`) }))}
        onChange={(role: Role) => put({ [only]: role })}
      />
    );
  return (
    <Select
      {...control}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      loading={!assignable.known}
      value={Object.keys(held) as ModuleType[]}
      options={assignable.modules.map((module) => ({ value: module, label: t(`enums:module.${module}`) }))}
      onChange={keep}
    />
  );
}
