import { questionInputSchema } from '@reprise/contracts/catalogue';
import { circuits, type Circuit } from '@reprise/contracts/rules';
import { deriveId } from '@reprise/kernel';
import { demoCatalogue, gradedPrices, type DemoCategory } from './demo-catalogue';
import { accountIdOf, idOf, metaFor, tenants, type Tenant } from './demo-ids';
import { demoUsers, type DemoPlaces } from './demo-people';
import type { DemoStores } from './demo-stores';

/** One for all users of the demonstration; printed at the start. */
export const demoPassword = 'Reprise2026';

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
const lille = {
  street: '48 rue de la Soie',
  zipCode: '59000',
  city: 'Lille',
  country: 'FR',
  latitude: 50.6292,
  longitude: 3.0573,
};

async function seedOrganisations(stores: DemoStores, tenant: Tenant): Promise<DemoPlaces> {
  const create = async (key: string, body: object): Promise<string> =>
    (
      await stores.organisations.create(
        { geocodedByUser: false, status: 'active', ...body } as never,
        metaFor(tenant, 'organisation', key),
      )
    ).id;
  const root = await create('root', { type: 'root_management_unit', commonName: tenant.name, ...paris });
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
  });
  await create('store-lyon', {
    type: 'store',
    commonName: 'Magasin Lyon Bellecour',
    parentOrganizationId: unit,
    defaultWarehouse: warehouse,
    ...lyon,
  });
  return { root, unit, buyer, warehouse, store };
}

const paymentModes = [
  {
    key: 'transfer',
    label: 'Virement bancaire',
    description: 'Sous 5 jours ouvrés après le contrôle.',
    type: 'bank_transfer',
    provider: 'sepa_transfer',
  },
  {
    key: 'gift-card',
    label: 'Carte cadeau',
    description: 'Par e-mail, avec 10 % de bonus (50 € au plus).',
    type: 'gift_card',
    provider: 'gift_card_a',
    modifier: { type: 'percentage', value: 10, capped_amount: 5000 },
  },
  {
    key: 'voucher',
    label: 'Bon d’achat en magasin',
    description: 'Remis tout de suite en caisse.',
    type: 'voucher',
    provider: 'gift_card_b',
    paidInStore: true,
  },
  {
    key: 'manual',
    label: 'Chèque',
    description: 'Envoyé par courrier après le contrôle.',
    type: 'no_iban_transfer',
    provider: 'none',
  },
] as const;

async function seedPaymentModes(stores: DemoStores, tenant: Tenant): Promise<string[]> {
  const ids: string[] = [];
  for (const { key, ...mode } of paymentModes) {
    const body = stores.parse.paymentMode(mode);
    ids.push((await stores.paymentModes.create(body, metaFor(tenant, 'payment-mode', key))).id);
  }
  return ids;
}

const instructions = [
  { label: 'Déconnectez votre compte et effacez vos données', type: 'protect' },
  { label: 'Imprimez l’étiquette', type: 'print' },
  { label: 'Glissez le produit dans une boîte et fermez-la', type: 'close' },
  { label: 'Déposez le colis', type: 'deliver' },
] as const;

/** Vouchers are handed over at a counter; everything else is paid from afar. */
const modesOf = (circuit: Circuit, ids: readonly string[]): string[] =>
  ids.filter((_id, index) => paymentModes[index]?.key !== 'voucher' || circuit.startsWith('store_'));

async function activateCircuits(
  stores: DemoStores,
  tenant: Tenant,
  modeIds: readonly string[],
): Promise<void> {
  const known = await stores.circuits.find(accountIdOf(tenant), {}, 20);
  // The store drop circuit first: the web drop circuit requires it (back office §5).
  const order: Circuit[] = [
    'store_drop',
    ...circuits.filter((name) => name !== 'store_drop' && name !== 'store_drop_label'),
  ];
  for (const name of order) {
    const circuit = known.find((each) => each.name === name);
    if (!circuit) continue;
    const patch = {
      active: true,
      paymentModeIds: modesOf(name, modeIds),
      eligibleCountries: ['FR', 'BE', 'DE'],
      defaultInstructions: [...instructions],
      transferOrderNumberOfCopy: 2,
    };
    await stores.circuits.update(circuit.id, patch, metaFor(tenant, 'activate', name));
  }
}

async function seedCategory(
  stores: DemoStores,
  tenant: Tenant,
  category: DemoCategory,
  parentId: string,
  places: DemoPlaces,
): Promise<void> {
  const { identifier, name, weight } = category;
  const active = circuits.filter((circuit) => circuit !== 'store_drop_label');
  const { id: categoryId } = await stores.categories.create(
    stores.parse.category({
      name,
      identifier,
      parentId,
      buyerId: places.buyer,
      circuits: active,
      referringWarehouseIds: [places.warehouse],
      defaultWeight: weight,
      absorptionType: 'percentage_declared',
      absorptionValue: 5,
      absorptionMax: 1000,
    }),
    metaFor(tenant, 'category', identifier),
  );
  for (const question of category.questions) {
    const answers = question.answers.map(([answer, effect]) => ({
      id: idOf(tenant, 'answer', identifier, question.title, answer),
      name: answer,
      effect,
    }));
    const body = questionInputSchema.parse({
      categoryId,
      title: question.title,
      howToTest: question.howToTest ?? '',
      answers,
    });
    await stores.questions.create(body, metaFor(tenant, 'question', identifier, question.title));
  }
  for (const { price, tacCodes = [], ...product } of category.products) {
    const body = stores.parse.product({
      ...product,
      categoryId,
      tacCodes,
      status: 'published',
      buybackPrice: gradedPrices(price),
      isCollectingIMEI: category.imei,
    });
    await stores.products.create(body, metaFor(tenant, 'product', product.label));
  }
}

async function seedUsers(stores: DemoStores, tenant: Tenant, places: DemoPlaces): Promise<void> {
  for (const { role, body } of demoUsers(tenant.domain, places)) {
    const user = await stores.users.create(
      { status: 'active', forceConnectionBySso: false, ...body } as never,
      metaFor(tenant, 'user', role),
    );
    await stores.passwords.set(user.id, demoPassword);
  }
}

async function seedTenant(
  stores: DemoStores,
  tenant: Tenant,
  categories: readonly DemoCategory[],
): Promise<void> {
  await stores.accounts.create(
    stores.parse.account({
      name: tenant.name,
      whiteLabelUrl: `http://${tenant.host}`,
      isRetailer: true,
      emailDPO: `dpo@${tenant.domain}`,
      mainColor: tenant.key === 'demo' ? '#0B6E4F' : '#7A3E9D',
      payingAccount: { holder: tenant.name, iban: 'FR1420041010050500013M02606' },
    }),
    metaFor(tenant, 'account'),
  );
  const places = await seedOrganisations(stores, tenant);
  await stores.provisioner.account(accountIdOf(tenant));
  await stores.provisioner.warehouse(accountIdOf(tenant), places.warehouse);
  await stores.settings(
    accountIdOf(tenant),
    {
      enabledPremiumFeatures: [
        'multi_product_cart',
        'absorption',
        'imei_search_and_collect',
        'payment_bonus',
        'custom_transfer_order',
      ],
    },
    metaFor(tenant, 'settings'),
  );
  await activateCircuits(stores, tenant, await seedPaymentModes(stores, tenant));
  const { id: root } = await stores.categories.create(
    stores.parse.category({
      name: 'Catalogue',
      identifier: 'catalogue',
      parentId: null,
      buyerId: places.buyer,
      referringWarehouseIds: [places.warehouse],
      defaultWeight: 500,
    }),
    metaFor(tenant, 'category', 'root'),
  );
  for (const category of categories) await seedCategory(stores, tenant, category, root, places);
  await seedUsers(stores, tenant, places);
}

/** The demonstration tenant and a smaller one beside it. Already there: nothing happens. */
export async function seedDemonstration(stores: DemoStores, progress: (text: string) => void): Promise<void> {
  const [demo, other] = tenants;
  const done = metaFor(other, 'user', 'buyer_manager').commandId;
  if (await stores.users.collection.get(done)) return;
  progress(`Creating the demonstration tenant ${demo.name} …`);
  await seedTenant(stores, demo, demoCatalogue);
  progress(`Creating the second tenant ${other.name} …`);
  await seedTenant(stores, other, demoCatalogue.slice(0, 1));
}

/** The store in which the demonstration's sellers work. */
export const demoStoreId = (): string => deriveId('demonstration', 'demo', 'organisation', 'store-paris');
