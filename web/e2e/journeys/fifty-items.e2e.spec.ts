import { enter, phoneAtTheBench } from '../support/bench';
import { colleague, scan } from '../support/colleague';
import { stage } from '../support/stage';

const product = stage('journey', { REQUEST_LIMITS: 'off' });
const items = 50;
const atOnce = 5;

/** Tested and diagnosed, each with one step. */
async function onTheBench() {
  const bench = [];
  while (bench.length < items) {
    const some = await Promise.all(Array.from({ length: atOnce }, () => phoneAtTheBench(product.url)));
    for (const sold of some) await sold.tested();
    const catalogue = await some[0]?.call('operator', 'GET', '/refurb-steps?pagination=false');
    const [step] = catalogue as { id: string }[];
    for (const sold of some) await sold.planned([step?.id ?? '']);
    bench.push(...some);
  }
  const [card = ''] = (await bench[0]?.cards()) ?? [];
  return { bench, card };
}

describe('a technician’s day on the bench', () => {
  it('is fifty items by gun and keyboard alone', async () => {
    const { bench, card } = await onTheBench();
    const { page } = await colleague(product.browser, product.url, 'warehouse_operator');
    await page.goto(`${product.url}/dashboard/warehouse/item-refurb-steps/search`);
    await page.getByText('Scannez l’article à reconditionner').waitFor();
    for (const sold of bench) {
      await scan(page, sold.identificationNumber);
      await page.getByRole('main').getByText(sold.identificationNumber).first().waitFor();
      for (const act of ['Commencer', 'Terminer']) {
        await page.getByRole('button', { name: new RegExp(`^${act} l’étape`) }).waitFor();
        await scan(page, card);
        await page
          .getByRole('dialog')
          .getByText(new RegExp(`^${act} «`))
          .waitFor();
        await enter(page);
        await page
          .getByRole('dialog')
          .getByText(new RegExp(`^${act} «`))
          .waitFor({ state: 'hidden' });
      }
      await page.getByRole('dialog').getByText('Toutes les étapes sont terminées').waitFor();
      await enter(page);
      await page.getByText('Article confirmé').first().waitFor();
    }
    for (const { id, call } of [bench[0], bench.at(-1)].flatMap((sold) => sold ?? []))
      expect(await call('operator', 'GET', `/items/${id}`)).toMatchObject({
        status: 'item_refurb_completed',
      });
    // Fifty times what other journeys do once.
  }, 900_000);
});
