import type { Role } from '@reprise/contracts/permissions';
import { permissionsOf } from '@reprise/contracts/permissions';
import type { BrowserContext, Page } from 'playwright-core';
import { routes as dashboardRoutes } from '../../dashboard/routes';
import { type Access, allows } from '../../kernel/routing';
import { routes as publicRoutes } from '../../public/routes';
import { apiOf, declareOnTheWeb } from '../support/api';
import { laptop, phone } from '../support/browser';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';
import { operates } from '../support/operates';
import { officeIds } from '../support/office-ids';
import { addressOf, shortName, visit } from '../support/visit';
import { workshopIds } from '../support/walk-ids';

const product = stage('file');

/** Each person can open what the previous one could not; together they see every screen. */
const people: readonly Role[] = [
  'root_management_unit_manager',
  'store_seller',
  'warehouse_manager',
  'super_admin',
];
const mayOpen = (role: Role, access: Access): boolean => allows(access, permissionsOf(role));
const personFor = (access: Access): Role | undefined => people.find((role) => mayOpen(role, access));

async function itemInWork(): Promise<string> {
  const api = apiOf(product.url);
  const { id } = await declareOnTheWeb(product.url, 'Google Pixel 8 128 Go');
  const operator = await api.login('warehouse_operator@demo.reprise.test');
  await api.call('POST', `/items/${id}/check-in`, operator, {});
  return id;
}

async function buybackAtTheCounter(): Promise<string> {
  const api = apiOf(product.url);
  const seller = await api.login('store_seller@demo.reprise.test');
  const { body } = await api.call('GET', '/buybacks?status[]=bb_awaiting_store_drop', seller);
  const [row] = body as unknown as { id: string }[];
  return row?.id ?? 'none';
}

/** The token of a customer's pages, from the mail that contained it. */
async function trackingToken(page: Page, buybackId: string): Promise<string> {
  await page.goto(`${product.url}/demo/mails`);
  const mails = await page
    .locator('td a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const mail of mails) {
    await page.goto(mail);
    const link = page.frameLocator('iframe').locator(`a[href*="/tracking/${buybackId}"]`);
    if ((await link.count()) === 0) continue;
    return new URL(String(await link.first().getAttribute('href'))).search;
  }
  return trackingToken(page, buybackId);
}

/** Of a phone, a tablet and a laptop, on which the walk goes on; axe looks at the phone and the laptop. */
const dashboardWidths = [360, 768, 1280];

/** What happened minutes ago takes more room than what happened now, whenever the walk comes by. */
function aWhileLater(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 23 * 60_000;
}

type Walked = { readonly widths?: readonly number[]; readonly dark?: boolean; readonly small?: boolean };

/**
 * Visits the routes; each leads where it should, fits, and is accessible.
 * @param widths of screens that it fits too; @param dark whether it is readable in the dark as well
 * @param small whether it fits the smallest phone, and large text
 */
async function walk(
  context: BrowserContext,
  name: string,
  addresses: readonly string[],
  base: string,
  { widths = [], dark = true, small = false }: Walked = {},
) {
  const page = await context.newPage();
  await page.addInitScript(aWhileLater);
  const journey = journeyOf(name, page);
  for (const address of addresses) {
    await visit(page, base + address);
    expect({ address, lost: /\/404$|access-denied$/.test(page.url()) }).toEqual({
      address,
      lost: /^\/(404|access-denied)$/.test(address),
    });
    await journey.fits();
    await journey.fitsAt(widths, address);
    await journey.screen(shortName(address));
    if (dark) await journey.readableInTheDark(address);
    if (small) await journey.fitsSmall(address);
  }
  await page.close();
  return journey.faults;
}

describe('every screen of the dashboard', () => {
  it('can each be opened by somebody here', () => {
    const unseen = dashboardRoutes.filter(({ access }) => access !== 'open' && !personFor(access));
    expect(unseen.map(({ path }) => path)).toEqual([]);
  });

  it.each(people)(
    'is accessible in both themes and fits a laptop: %s',
    async (role) => {
      const [item, buyback] = await Promise.all([itemInWork(), buybackAtTheCounter()]);
      const inWorkshop = await workshopIds(product.url);
      const inOffice = await officeIds(product.url);
      const { context, page } = await colleague(product.browser, product.url, role);
      const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
      await menu.first().waitFor();
      const entries = await menu.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
      const offered = dashboardRoutes.filter((route) => route.menu && mayOpen(role, route.access));
      expect([...entries].sort()).toEqual(
        ['/home', ...offered.map(({ path }) => path)].map((path) => `/dashboard${path}`).sort(),
      );
      await page.close();
      const own = dashboardRoutes.filter(({ access }) => access !== 'open' && personFor(access) === role);
      const addresses = own.map(({ path }) =>
        addressOf(path, {
          id: path.endsWith('/edit') ? buyback : item,
          ...{ itemId: item, step: 'specification', ...inOffice(path), ...inWorkshop(path) },
        }),
      );
      // Screens already shown for an earlier person are not visited again; `/home` differs for everyone.
      const all = [...new Set(['/home', ...addresses])];
      const base = `${product.url}/dashboard`;
      expect(await walk(context, `screens-${role}`, all, base, { widths: dashboardWidths })).toEqual([]);
      await context.close();
      // One of them opens some ninety screens.
    },
    900_000,
  );

  it('is accessible without signing in', async () => {
    const context = await laptop(product.browser);
    const open = dashboardRoutes.filter(({ access }) => access === 'open');
    const addresses = open.map(({ path }) => addressOf(path, {})).filter((path) => !path.startsWith('/open'));
    expect(await walk(context, 'screens-open', addresses, `${product.url}/dashboard`)).toEqual([]);
    await context.close();
  });

  it('shows an empty state', async () => {
    const other = product.url.replace('//localhost', '//other.localhost');
    // What the second tenant takes in goes to another account's workshop, so its own has nothing.
    const role = 'warehouse_manager';
    const { context } = await colleague(product.browser, other, role, 'other');
    const lists = dashboardRoutes.filter(({ menu, access }) => menu && mayOpen(role, access));
    const faults = await walk(
      context,
      'screens-empty',
      lists.map(({ path }) => path),
      `${other}/dashboard`,
      { dark: false },
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  it('rebuilds a list, and takes parked keys in hand, by clicks', async () => {
    const { context, page } = await colleague(product.browser, product.url, 'super_admin');
    const journey = journeyOf('operator', page);
    await operates(page, `${product.url}/dashboard/projections`, journey);
    expect(journey.faults).toEqual([]);
    await context.close();
  });
});

describe('every screen of the public app', () => {
  it('is accessible in both themes, fits the smallest phone and large text, and is easy to press', async () => {
    const context = await phone(product.browser);
    const { id: buybackId } = await declareOnTheWeb(product.url, 'Apple iPhone 12 64 Go');
    const page = await context.newPage();
    await visit(page, product.url);
    await page.getByText('Smartphones', { exact: true }).first().click();
    await page.waitForURL(/\/categor/);
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.getByText('Apple iPhone 14 128 Go').first().click();
    await page.waitForURL(/\/diag\//);
    const selectedProductId = new URL(page.url()).pathname.split('/')[2] ?? '';
    const search = await trackingToken(page, buybackId);
    await page.close();
    const names = { id, selectedProductId, cartId: 'cart', buybackId };
    const addresses = publicRoutes.map(({ path }) => addressOf(path, names));
    const keyed = addresses.map((path) => (path.includes(buybackId) ? path + search : path));
    expect(await walk(context, 'screens-public', keyed, product.url, { small: true })).toEqual([]);
    await context.close();
  });
});
