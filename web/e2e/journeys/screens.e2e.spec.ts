import { routes as dashboardRoutes } from '../../dashboard/routes';
import { laptop } from '../support/browser';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { operates } from '../support/operates';
import { stage } from '../support/stage';
import { addressOf } from '../support/visit';
import { mayOpen, people, personFor, walk, walkAs, walkMs } from '../support/walk-screens';

const product = stage('file');

describe('every screen of the dashboard', () => {
  it('can each be opened by somebody here', () => {
    const unseen = dashboardRoutes.filter(({ access }) => access !== 'open' && !personFor(access));
    expect(unseen.map(({ path }) => path)).toEqual([]);
  });

  it.each(people.slice(1))(
    'is accessible in both themes and fits a laptop: %s',
    (role) => walkAs(product, role),
    walkMs,
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
