import { demoHighlight, demoHomePage, demoTerms, demoWidgets } from './demo-own-texts';
import { idOf, metaFor, type Tenant } from './demo-ids';
import type { DemoStores } from './demo-stores';

const wanted = ['Apple iPhone 15 Pro 128 Go', 'Apple iPad Air 5 64 Go', 'Sony PlayStation 5 Slim'];

/** What a client words itself about its site, a category and a circuit; its home page stays off, so visitors see the standard one. */
export async function seedOwnTexts(stores: DemoStores, tenant: Tenant): Promise<void> {
  const { search, html, products } = demoWidgets;
  const page = stores.parse.homePage({
    ...demoHomePage,
    widgets: [
      { type: 'search', ...search },
      { type: 'products', ...products, productIds: wanted.map((label) => idOf(tenant, 'product', label)) },
      { type: 'html', ...html },
    ],
  });
  await stores.homePages.create(page, metaFor(tenant, 'home-page'));
  const laptops = idOf(tenant, 'category', 'ordinateurs-portables');
  await stores.categories.update(laptops, demoHighlight, metaFor(tenant, 'highlight', 'laptops'));
  const body = { circuit: 'web_post', categoryIds: [laptops], ...demoTerms };
  const rule = stores.parse.circuitRule(body);
  await stores.circuitRules.create(rule, metaFor(tenant, 'circuit-rule', 'web_post'));
}
