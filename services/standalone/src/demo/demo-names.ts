import type { Role } from '@reprise/contracts/permissions';

type Somebody = Exclude<Role, 'pseudo_anonymous'> | 'several_modules';

/** As colleagues see the demonstration's users, in histories for example. */
const names: Readonly<Record<Somebody, readonly [firstname: string, lastname: string]>> = {
  super_admin: ['Hélène', 'Garnier'],
  admin: ['Thomas', 'Keller'],
  root_management_unit_manager: ['Claire', 'Fontaine'],
  root_management_unit_analyst: ['Adrien', 'Vasseur'],
  management_unit_manager: ['Samira', 'Benali'],
  management_unit_analyst: ['Bruno', 'Meunier'],
  store_manager: ['Sophie', 'Caron'],
  store_seller: ['Hugo', 'Marchand'],
  warehouse_manager: ['Isabelle', 'Renaud'],
  warehouse_operator: ['Karim', 'Mansouri'],
  buyer_manager: ['Laura', 'Schmitt'],
  several_modules: ['Élodie', 'Dupré'],
};

export function demoName(key: Somebody): { readonly firstname: string; readonly lastname: string } {
  const [firstname, lastname] = names[key];
  return { firstname, lastname };
}

export type DemoRole = Exclude<Somebody, 'several_modules'>;
