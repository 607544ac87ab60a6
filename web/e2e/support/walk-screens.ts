import type { Role } from '@reprise/contracts/permissions';
import { permissionsOf } from '@reprise/contracts/permissions';
import type { BrowserContext, Page } from 'playwright-core';
import { routes } from '../../dashboard/routes';
import { type Access, allows } from '../../kernel/routing';
import { apiOf, declareOnTheWeb } from './api';
import { colleague } from './colleague';
import { journeyOf } from './journey-of';
import { officeIds } from './office-ids';
import type { Stage } from './stage';
import { addressOf, shortName, visit } from './visit';
import { workshopIds } from './walk-ids';

/** Each person can open what the previous one could not; together they see every screen. */
export const people: readonly Role[] = [
  'root_management_unit_manager',
  'store_seller',
  'warehouse_manager',
  'super_admin',
];
export const mayOpen = (role: Role, access: Access): boolean => allows(access, permissionsOf(role));
export const personFor = (access: Access): Role | undefined => people.find((role) => mayOpen(role, access));

async function itemInWork(url: string): Promise<string> {
  const api = apiOf(url);
  const { id } = await declareOnTheWeb(url, 'Google Pixel 8 128 Go');
  const operator = await api.login('warehouse_operator@demo.reprise.test');
  await api.call('POST', `/items/${id}/check-in`, operator, {});
  return id;
}

async function buybackAtTheCounter(url: string): Promise<string> {
  const api = apiOf(url);
  const seller = await api.login('store_seller@demo.reprise.test');
  const { body } = await api.call('GET', '/buybacks?status[]=bb_awaiting_store_drop', seller);
  const [row] = body as unknown as { id: string }[];
  return row?.id ?? 'none';
}

/** Of a phone, a tablet and a laptop, on which the walk goes on; axe looks at the phone and the laptop. */
const dashboardWidths = [360, 768, 1280];

/** What happened minutes ago takes more room than what happened now, whenever the walk comes by. */
function aWhileLater(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 23 * 60_000;
}

/** One person opens some ninety screens. */
export const walkMs = 900_000;

type Walked = { readonly widths?: readonly number[]; readonly dark?: boolean; readonly small?: boolean };

/**
 * Visits the routes; each leads where it should, fits, and is accessible.
 * @param widths of screens that it fits too; @param dark whether it is readable in the dark as well
 * @param small whether it fits the smallest phone, and large text
 */
export async function walk(
  context: BrowserContext,
  name: string,
  addresses: readonly string[],
  base: string,
  { widths = [], dark = true, small = false }: Walked = {},
) {
  const page = await context.newPage();
  await page.addInitScript(aWhileLater);
  const journey = journeyOf(name, page);
  for (const [index, address] of addresses.entries()) {
    // A change of theme takes a third of a second: each screen changes once, and the next begins as it ended.
    const beginsDark = dark && index % 2 === 1;
    await visit(page, base + address);
    expect({ address, lost: /\/404$|access-denied$/.test(page.url()) }).toEqual({
      address,
      lost: /^\/(404|access-denied)$/.test(address),
    });
    if (beginsDark) {
      await journey.readableInTheDark(address);
      await journey.inTheLight();
    }
    await journey.fits();
    await journey.fitsAt(widths, address);
    await journey.screen(shortName(address));
    if (small) await journey.fitsSmall(address);
    if (dark && !beginsDark) await journey.readableInTheDark(address);
  }
  await page.close();
  return journey.faults;
}

async function offersItsScreens(page: Page, role: Role): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await menu.first().waitFor();
  const entries = await menu.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  const offered = routes.filter((route) => route.menu && mayOpen(role, route.access));
  expect([...entries].sort()).toEqual(
    ['/home', ...offered.map(({ path }) => path)].map((path) => `/dashboard${path}`).sort(),
  );
}

/** All screens that are a person's own: in the menu, where they lead, in both themes and on each width. */
export async function walkAs({ url, browser }: Stage, role: Role): Promise<void> {
  const [item, buyback] = await Promise.all([itemInWork(url), buybackAtTheCounter(url)]);
  const inWorkshop = await workshopIds(url);
  const inOffice = await officeIds(url);
  const { context, page } = await colleague(browser, url, role);
  await offersItsScreens(page, role);
  await page.close();
  const own = routes.filter(({ access }) => access !== 'open' && personFor(access) === role);
  const addresses = own.map(({ path }) =>
    addressOf(path, {
      id: path.endsWith('/edit') ? buyback : item,
      ...{ itemId: item, step: 'specification', ...inOffice(path), ...inWorkshop(path) },
    }),
  );
  // Screens already shown for an earlier person are not visited again; `/home` differs for everyone.
  const all = [...new Set(['/home', ...addresses])];
  const base = `${url}/dashboard`;
  expect(await walk(context, `screens-${role}`, all, base, { widths: dashboardWidths })).toEqual([]);
  await context.close();
}
