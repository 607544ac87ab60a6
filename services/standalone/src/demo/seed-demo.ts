import { platform } from '@reprise/contracts/organisation';
import { demoCatalogue, type DemoCategory } from './demo-catalogue';
import { asOneVisitor } from './as-one-visitor';
import { accountIdOf, metaFor, outsideBuyer, tenants, type Tenant } from './demo-ids';
import { demoCookiesPolicy, demoTexts } from './demo-texts';
import { demoOperators, demoUsers, type DemoPlaces } from './demo-people';
import type { DemoClient } from './demo-client';
import type { DemoStores } from './demo-stores';
import { seedBuybacks } from './seed-buybacks';
import { seedBuyer } from './seed-buyer';
import { seedCategory } from './seed-catalogue';
import {
  activateCircuits,
  demoCircuits,
  seedConnector,
  seedDelays,
  seedPaymentModes,
} from './seed-configuration';
import { seedOwnTexts } from './seed-own-texts';
import { seedOrganisations } from './seed-organisations';
import { seedSoldBuybacks } from './seed-sold-buybacks';
import { seedUser } from './seed-user';

export { demoPassword } from './seed-user';

async function seedUsers(stores: DemoStores, tenant: Tenant, places: DemoPlaces): Promise<void> {
  for (const user of demoUsers(tenant.domain, places))
    await seedUser(stores, user, metaFor(tenant, 'user', user.key));
}

/** Operators begin in the tenant that the demonstration is about. */
async function seedOperators(stores: DemoStores, tenant: Tenant, organisationId: string): Promise<void> {
  for (const user of demoOperators(tenant.domain)) {
    const id = await seedUser(stores, user, { ...metaFor(tenant, 'user', user.key), accountId: platform });
    await stores.passwords.worksIn(id, organisationId);
  }
}

async function seedTenant(
  stores: DemoStores,
  tenant: Tenant,
  categories: readonly DemoCategory[],
): Promise<DemoPlaces> {
  await stores.accountProvisioner.open(
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
  await stores.provisioner.completeAccount(accountIdOf(tenant));
  await stores.provisioner.completeWarehouse(accountIdOf(tenant), places.warehouse);
  await stores.settings(
    accountIdOf(tenant),
    {
      ...demoTexts(tenant.name),
      enabledPremiumFeatures: [
        'multi_product_cart',
        'absorption',
        'imei_search_and_collect',
        'payment_bonus',
        'custom_transfer_order',
        'sftp_access',
      ],
    },
    metaFor(tenant, 'settings'),
  );
  await stores.whiteLabel(
    accountIdOf(tenant),
    { cookiesPolicy: demoCookiesPolicy, dropOffLocationsMapEnabled: true },
    metaFor(tenant, 'white-label'),
  );
  await activateCircuits(stores, tenant, await seedPaymentModes(stores, tenant));
  await seedDelays(stores, tenant);
  await seedConnector(stores, tenant);
  const { id: root } = await stores.categories.create(
    stores.parse.category({
      name: 'Catalogue',
      identifier: 'catalogue',
      parentId: null,
      buyerId: places.buyer,
      circuits: demoCircuits,
      referringWarehouseIds: [places.warehouse],
      defaultWeight: 500,
    }),
    metaFor(tenant, 'category', 'root'),
  );
  for (const category of categories) await seedCategory(stores, tenant, category, root, places);
  await seedUsers(stores, tenant, places);
  return places;
}

const marker = 'demonstration';

export const isSeeded = async ({ marks }: DemoStores): Promise<boolean> =>
  (await marks.get(marker)) !== undefined;
const markSeeded = async ({ marks }: DemoStores): Promise<void> => void (await marks.put({ _id: marker }));

/** The demonstration tenant, a smaller second one, and who buys from the second. If they exist, nothing happens. */
export async function seedDemonstration(
  stores: DemoStores,
  client: DemoClient,
  progress: (text: string) => void,
): Promise<void> {
  const [demo, other] = tenants;
  if (await isSeeded(stores)) return;
  progress(`Creating the demonstration tenant ${demo.name} …`);
  const { root } = await seedTenant(stores, demo, demoCatalogue);
  await seedOwnTexts(stores, demo);
  await seedOperators(stores, demo, root);
  progress(`Creating the second tenant ${other.name} …`);
  await seedTenant(stores, other, demoCatalogue.slice(0, 1));
  progress(`Creating ${outsideBuyer.name}, which buys from ${other.name} …`);
  await seedBuyer(stores, other);
  progress('Making a few buybacks …');
  await asOneVisitor(stores, client, 'demonstration-visitor', seedBuybacks);
  await asOneVisitor(stores, client.at(other), 'demonstration-seller', seedSoldBuybacks);
  await markSeeded(stores);
}
