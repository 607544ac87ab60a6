import { phoneAtTheBench, confirm, press, says } from '../support/bench';
import { colleague, scan } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage('file');
const to = (path: string): string => `${product.url}/dashboard${path}`;

describe('what does not go as planned in the workshop', () => {
  it('tests a phone that left quarantine again, and shows both tests side by side', async () => {
    const sold = await phoneAtTheBench(product.url);
    await sold.tested([0, 2]);
    const { page } = await colleague(product.browser, product.url, 'warehouse_manager');
    const journey = journeyOf('tested-again', page);
    await page.goto(to(`/buybacksQuarantine?identificationNumber=${sold.identificationNumber}`));
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sortir de quarantaine' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await press(page, 'Enter');
    await confirm(page, 'Sortir de quarantaine');
    await says(page, 'est sorti de quarantaine');

    await page.goto(to('/warehouse/check'));
    await says(page, 'Scannez l’article à tester');
    await scan(page, sold.identificationNumber);
    await says(page, 'Le vendeur a continué');
    await journey.screen('imei');
    await press(page, 'i');
    await says(page, 'Aucune réponse');
    await press(page, '0', '0', '0', '0');
    await page.getByRole('button', { name: 'Voir le récapitulatif' }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('button', { name: /Valider le test/ }).waitFor();
    await press(page, 't');
    await says(page, 'Conforme : rachat terminé');

    await page.goto(to(`/items-stock/${sold.id}/edit`));
    const tests = page.getByRole('columnheader').filter({ hasText: 'Test de conformité' });
    await tests.nth(1).waitFor();
    expect(await tests.count()).toBe(2);
    await journey.screen('both-tests');
    expect(journey.faults).toEqual([]);
  });

  it('loses an item in the middle of its steps: nobody goes on working on it', async () => {
    const sold = await phoneAtTheBench(product.url);
    await sold.tested();
    const catalogue = (await sold.call('operator', 'GET', '/refurb-steps?pagination=false')) as {
      id: string;
    }[];
    const [step] = await sold.planned(catalogue.slice(0, 1).map(({ id }) => id));
    const stockId = sold.stock('to_refurbish');
    await sold.act(`/refurb-steps/${step?.id}/start`, { seen: 'to_do', stockId });
    const { page: bench } = await colleague(product.browser, product.url, 'warehouse_operator');
    await bench.goto(to(`/items/${sold.id}/item-refurb-steps`));
    await bench.getByTestId('steps').waitFor();

    const { page } = await colleague(product.browser, product.url, 'warehouse_manager');
    const journey = journeyOf('lost', page);
    await page.goto(to(`/items?identificationNumber=${sold.identificationNumber}`));
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Déclarer perdu' }).click();
    await journey.screen('asked');
    await confirm(page, 'Déclarer perdu');
    await says(page, 'est déclaré perdu');
    await says(bench, 'Perdu à l’atelier');
    const [card = ''] = await sold.cards();
    await scan(bench, card);
    expect(await bench.getByRole('dialog').count()).toBe(0);
    await journey.screen('lost');
    expect(journey.faults).toEqual([]);
  });
});
