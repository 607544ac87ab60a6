import { confirm, phoneAtTheBench, press, says } from '../support/bench';
import { colleague, scan } from '../support/colleague';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();

describe('a product that is refurbished', () => {
  it('goes from its test to its stock by keyboard and gun, and two technicians do not work against each other', async () => {
    const sold = await phoneAtTheBench(product.url);
    const { page } = await colleague(product.browser, product.url, 'warehouse_operator');
    const bench = journeyOf('refurbishment', page);

    await page.goto(`${product.url}/dashboard/warehouse/check`);
    await says(page, 'Scannez l’article à tester');
    await scan(page, sold.identificationNumber);
    // The customer went on with an IMEI that does not fit: it is read before anything else.
    await says(page, 'Le vendeur a continué');
    await press(page, 'Enter', 'i');
    await says(page, 'Qu’observez-vous ?');
    await press(page, '0', '0', '0', '0');
    await page.getByRole('button', { name: 'Voir le récapitulatif' }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('button', { name: /Valider le test/ }).waitFor();
    await press(page, 'Enter', 't');
    await page.getByRole('button', { name: /Faire son diagnostic/ }).waitFor();
    await press(page, 'd');

    await page.getByRole('button', { name: /Commencer le diagnostic/ }).waitFor();
    await bench.screen('diagnosis');
    await press(page, 'Enter');
    await says(page, 'Que faut-il remplacer ?');
    await press(page, '1', '2', 'Enter', '1');
    await page.getByRole('button', { name: /Voir le récapitulatif/ }).waitFor();
    await bench.screen('questions');
    await press(page, 'Enter');
    await says(page, 'Que faut-il faire ?');
    await bench.screen('summary');
    await press(page, 'Enter');
    await says(page, 'Où le rangez-vous ?');
    await bench.screen('stock');
    await press(page, 'Enter');
    await says(page, 'Diagnostic terminé');
    await bench.screen('finalised');
    await press(page, 's');

    const [screen = '', battery = ''] = await sold.cards();
    const { page: other } = await colleague(product.browser, product.url, 'warehouse_manager');
    await other.goto(page.url());
    for (const each of [page, other]) {
      await each.getByTestId('steps').waitFor();
      await scan(each, screen);
      await each.getByRole('dialog').getByText('Commencer « Remplacer l’écran » ?').waitFor();
    }
    await bench.screen('start');
    await confirm(other, 'Commencer l’étape');
    await other.getByRole('dialog').waitFor({ state: 'hidden' });
    await confirm(page, 'Commencer l’étape');
    const told = page.getByRole('alert').filter({ hasText: 'modifiée par une autre personne' });
    await told.getByText('Isabelle Renaud').waitFor();
    expect(await told.innerText()).toContain('En cours');
    await bench.screen('conflict');

    for (const act of ['Commencer l’étape', 'Terminer l’étape']) {
      await scan(page, battery);
      await page.getByRole('dialog').getByRole('button', { name: act }).waitFor();
      await confirm(page, act);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await scan(other, screen);
    await other.getByRole('dialog').getByLabel('Commentaire').fill('Écran posé, tactile vérifié');
    await press(other, 'Enter');
    await other.getByRole('dialog').getByText('Toutes les étapes sont terminées').waitFor();
    await confirm(other, 'Confirmer l’article');
    await says(other, 'Article confirmé');
    expect(await other.innerText('main')).toContain(sold.identificationNumber);
    await page.getByText('Cet article est déjà reconditionné.').waitFor();
    await bench.screen('refurbished');
    expect(bench.faults).toEqual([]);
  });
});
