import type { permissionMatrix } from './matrix';

type Permission = keyof typeof permissionMatrix;
type SubjectOf<P> = P extends `${infer Subject}.${string}` ? Subject : never;

/** The section of the menu (back office §2) to which the endpoints of a subject belong; the rest is in no section. */
const menus: Readonly<Partial<Record<SubjectOf<Permission>, Permission>>> = {
  buyback: 'buyback.menu',
  item: 'buyback.menu',
  catalog: 'catalog.menu',
  category: 'catalog.menu',
  product: 'catalog.menu',
  question: 'catalog.menu',
  'price-list': 'catalog.menu',
  organisation: 'organisation.menu',
  user: 'organisation.menu',
  settings: 'settings.menu',
  webhook: 'settings.menu',
  'payment-mode': 'configuration.menu',
  circuit: 'configuration.menu',
  'dispatch-rule': 'configuration.menu',
  client: 'admin.menu',
  projection: 'admin.menu',
};
/** What people do who see no menu, what screens of every section need, and what is done in another section too. */
const inNoSection: readonly Permission[] = ['buyback.declare', 'organisation.filter', 'client.edit-cms'];

/** "Entry needs two permissions" (back office §2): who may export one part of the catalogue may export all of it. */
const exporting: readonly Permission[] = ['catalog.export-products', 'catalog.export-categories'];
/** What a permission is worth nothing without. */
const together: Partial<Record<Permission, readonly Permission[]>> = {
  'buyback.export': ['buyback.export', 'buyback.list'],
  'catalog.export-categories': exporting,
  'catalog.export-products': exporting,
  'stock.items-export': ['stock.items-export', 'stock.items-read'],
};

/** What a reader must hold for what asks for a permission: itself, and the menu of its section. */
export function neededFor(permission: Permission): readonly Permission[] {
  const subject = permission.slice(0, permission.lastIndexOf('.')) as SubjectOf<Permission>;
  const menu = inNoSection.includes(permission) ? undefined : menus[subject];
  const both = together[permission] ?? [permission];
  return menu && menu !== permission ? [...both, menu] : both;
}
