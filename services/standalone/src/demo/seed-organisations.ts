import { accountIdOf, metaFor, type Tenant } from './demo-ids';
import type { DemoPlaces } from './demo-people';
import type { DemoStores } from './demo-stores';

const paris = {
  street: '12 rue de Rivoli',
  zipCode: '75004',
  city: 'Paris',
  country: 'FR',
  latitude: 48.8556,
  longitude: 2.3601,
};
const lyon = {
  street: '3 place Bellecour',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
  latitude: 45.7578,
  longitude: 4.832,
};
const allDay = [{ from: '10:00', to: '19:00' }];
const paused = [
  { from: '09:30', to: '12:30' },
  { from: '14:00', to: '18:30' },
];
const week = { tuesday: allDay, wednesday: allDay, thursday: allDay, friday: allDay, saturday: allDay };
const lille = {
  street: '48 rue de la Soie',
  zipCode: '59000',
  city: 'Lille',
  country: 'FR',
  latitude: 50.6292,
  longitude: 3.0573,
};

/** Head office, region, two stores, a buyer and its workshop. */
export async function seedOrganisations(stores: DemoStores, tenant: Tenant): Promise<DemoPlaces> {
  const create = async (key: string, body: object): Promise<string> =>
    (
      await stores.organisations.create(
        { geocodedByUser: false, status: 'active', ...body } as never,
        metaFor(tenant, 'organisation', key),
      )
    ).id;
  const [made] = await stores.organisations.find(accountIdOf(tenant), { type: 'root_management_unit' }, 1);
  const root = made?.id ?? (await create('root', { type: 'root_management_unit', commonName: tenant.name }));
  await stores.organisations.update(root, paris, metaFor(tenant, 'organisation', 'root'));
  const unit = await create('unit', {
    type: 'management_unit',
    commonName: 'Région Nord',
    parentOrganizationId: root,
  });
  const buyer = await create('buyer', {
    type: 'buyer',
    commonName: 'Seconde Vie',
    corporateName: 'Seconde Vie SAS',
    siret: '80295478500028',
    capital: '100 000 €',
    parentOrganizationId: root,
    ...lille,
  });
  const warehouse = await create('warehouse', {
    type: 'warehouse',
    commonName: 'Atelier de Lille',
    parentOrganizationId: root,
    ...lille,
  });
  const store = await create('store-paris', {
    type: 'store',
    commonName: 'Magasin Paris Rivoli',
    parentOrganizationId: unit,
    defaultWarehouse: warehouse,
    ...paris,
    weeklyHours: { monday: allDay, ...week },
  });
  await create('store-lyon', {
    type: 'store',
    commonName: 'Magasin Lyon Bellecour',
    parentOrganizationId: unit,
    defaultWarehouse: warehouse,
    ...lyon,
    weeklyHours: { ...week, tuesday: paused, wednesday: paused },
    openingHours: 'Le comptoir des rachats est au premier étage.',
    openingHoursTranslations: {
      'en-GB': 'The buyback desk is on the first floor.',
      'nl-BE': 'De inkoopbalie is op de eerste verdieping.',
      'de-DE': 'Der Ankaufsschalter ist im ersten Stock.',
    },
  });
  return { root, unit, buyer, warehouse, store };
}
