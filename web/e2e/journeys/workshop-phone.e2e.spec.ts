import { permissionsOf } from '@reprise/contracts/permissions';
import { routes } from '../../dashboard/routes';
import { allows } from '../../kernel/routing';
import { colleague } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';
import { addressOf, shortName, visit } from '../support/visit';
import { workshopIds } from '../support/walk-ids';

const product = stage();
const role = 'warehouse_manager';
const ofWorkshop = /^\/(home|stocks|items-stock|items-in|items-tested|items\/|refurb|warehouse)/;
const wizards = ['/warehouse/check/:itemId/:step', '/warehouse/confirmation-checkin/:itemId?'];

describe('the screens of the workshop', () => {
  it('fit a phone, are accessible there, and speak English', async () => {
    const names = await workshopIds(product.url);
    const { context, page } = await colleague(product.browser, product.url, role);
    await context.addInitScript(() => localStorage.setItem('locale', '"en-GB"'));
    await page.setViewportSize({ width: 360, height: 800 });
    const journey = journeyOf('workshop-phone', page);
    const own = routes.filter(({ access }) => allows(access, permissionsOf(role))).map(({ path }) => path);
    const shown = own.filter((path) => ofWorkshop.test(path) && !wizards.includes(path));
    expect(shown.length).toBeGreaterThan(20);
    for (const path of shown) {
      await visit(page, `${product.url}/dashboard${addressOf(path, names(path))}`);
      expect({ path, lost: /\/404$|access-denied$/.test(page.url()) }).toEqual({ path, lost: false });
      expect(await page.getAttribute('html', 'lang')).toBe('en-GB');
      await journey.fits();
      await journey.screen(shortName(path));
    }
    expect(journey.faults).toEqual([]);
    // Some twenty-five screens.
  }, 300_000);
});
