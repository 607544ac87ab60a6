import { demoCatalogue } from './demo-catalogue';
import { accountIdOf, idOf, metaFor, outsideBuyer, type Tenant } from './demo-ids';
import { demoBuyers } from './demo-people';
import type { DemoStores } from './demo-stores';
import { seedCategory } from './seed-catalogue';
import { seedUser } from './seed-user';

const strasbourg = { street: '21 quai du Rhin', zipCode: '67000', city: 'Strasbourg', country: 'FR' };
const accountId = accountIdOf(outsideBuyer);

async function seedAccount(stores: DemoStores): Promise<void> {
  const body = stores.parse.account({
    name: outsideBuyer.name,
    ...{ isRetailer: false, isBuyerAndWorkshopsSupervisor: true },
    emailDPO: `dpo@${outsideBuyer.domain}`,
    mainColor: '#1F5FA8',
    payingAccount: { holder: outsideBuyer.name, iban: 'DE89370400440532013000' },
  });
  await stores.accountProvisioner.open(body, metaFor(outsideBuyer, 'account'));
}

async function seedPlaces(stores: DemoStores) {
  const [made] = await stores.organisations.find(accountId, { type: 'root_management_unit' }, 1);
  const root = made?.id ?? '';
  await stores.organisations.update(root, strasbourg, metaFor(outsideBuyer, 'organisation', 'root'));
  const create = async (type: 'buyer' | 'warehouse', commonName: string): Promise<string> => {
    const frame = { geocodedByUser: false, status: 'active', parentOrganizationId: root };
    const body = { type, commonName, ...frame, ...strasbourg } as never;
    return (await stores.organisations.create(body, metaFor(outsideBuyer, 'organisation', type))).id;
  };
  const buyer = await create('buyer', 'Rhin Reconditionné Achats');
  const warehouse = await create('warehouse', 'Atelier de Strasbourg');
  await stores.provisioner.completeWarehouse(accountId, warehouse);
  return { root, buyer, warehouse };
}

/** An account with a warehouse and people of its own, which buys and pays one category of a retailer (ADR 28). */
export async function seedBuyer(stores: DemoStores, retailer: Tenant): Promise<void> {
  await seedAccount(stores);
  const places = await seedPlaces(stores);
  const allowed = metaFor(retailer, 'link', 'buyer-payment');
  await stores.settings(accountIdOf(retailer), { buyerPaymentEnabled: true }, allowed);
  const link = { linkedBuyerAccountIds: [accountId], paymentIssuer: 'buyer' } as const;
  await stores.accounts.update(accountIdOf(retailer), link, metaFor(retailer, 'link', outsideBuyer.key));
  const root = idOf(retailer, 'category', 'root');
  for (const category of demoCatalogue.filter(({ identifier }) => identifier === 'consoles'))
    await seedCategory(stores, retailer, category, root, { ...places, buyerAccountId: accountId });
  for (const user of demoBuyers(outsideBuyer.domain, places))
    await seedUser(stores, user, metaFor(outsideBuyer, 'user', user.key));
}
