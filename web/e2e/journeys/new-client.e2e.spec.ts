import { isIdentificationNumber } from '@reprise/contracts/rules';
import type { Page } from 'playwright-core';
import { phone } from '../support/browser';
import { colleague } from '../support/colleague';
import { addByForm, choose, openList, press, write } from '../support/by-form';
import { followMail } from '../support/follow-mail';
import { sellOnline } from '../support/sell-online';
import { journeyOf } from '../support/journey-of';
import { stage } from '../support/stage';

const product = stage();
const own = (): string => product.url.replace('//localhost', '//neu.localhost');
const password = 'Bienvenue1';
const email = 'cheffe@neu.example';
const optional = (label: string): string => `${label} (facultatif)`;

async function makeTheClient(page: Page): Promise<void> {
  await openList(page, 'Clients');
  await addByForm(page, 'un client', 'Neu', () =>
    write(page, { Nom: 'Neu', [optional('Adresse du site')]: 'http://neu.localhost' }),
  );
  await press(page, 'Actions pour Neu');
  await page.getByRole('menuitem', { name: 'Entrer chez ce client' }).click();
  await page.getByRole('link', { name: 'Neu, accueil' }).waitFor();
}

/** What still lacks stands on the home page, with the way to add it; what is there is no longer said. */
async function lacks(page: Page, ...sentences: readonly RegExp[]): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Accueil', exact: true }).click();
  const panel = page.getByTestId('home-set-up');
  for (const sentence of sentences) await panel.getByText(sentence).waitFor();
  expect(await panel.getByRole('listitem').count()).toBe(sentences.length);
}

async function enterTheBankAccount(page: Page): Promise<void> {
  await openList(page, 'Clients');
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  await page.getByRole('link', { name: 'Compte bancaire' }).click();
  await write(page, { 'Titulaire du compte': 'Neu SAS', IBAN: 'FR14 2004 1010 0505 0001 3M02 606' });
  await press(page, 'Enregistrer');
  await page.getByText('Vos modifications sont enregistrées.').first().waitFor();
}

async function addPlaces(page: Page): Promise<void> {
  await openList(page, 'Entités');
  const place = (type: string, name: string, parent: string, address = {}) =>
    addByForm(page, 'une entité', name, async () => {
      await choose(page, 'Type', type);
      await write(page, { Nom: name, ...address });
      if (Object.keys(address).length > 0) await choose(page, 'Pays', 'France', 'Franc');
      // A store and a management unit always belong somewhere.
      const belongs = ['Unité de gestion', 'Magasin'].includes(type);
      await choose(page, belongs ? 'Entité parente' : optional('Entité parente'), parent);
    });
  await place('Unité de gestion', 'Nord', 'Neu');
  await place('Magasin', 'Lille', 'Nord');
  await place('Acheteur', 'Achats', 'Neu');
  // Where customers send their products.
  await place('Atelier', 'Halle', 'Neu', {
    Adresse: '12 rue des Docks',
    'Code postal': '59000',
    Ville: 'Lille',
  });
}

async function inviteTheAdministrator(page: Page): Promise<void> {
  await openList(page, 'Utilisateurs');
  await addByForm(page, 'un utilisateur', 'Erika Muster', async () => {
    await write(page, { Prénom: 'Erika', Nom: 'Muster', 'Adresse e-mail': email });
    await choose(page, 'Modules', 'Organisation');
    await page.getByText('Administrateur', { exact: true }).waitFor();
    await choose(page, 'Unité de gestion principale', 'Neu');
  });
}

async function firstLogin(page: Page): Promise<void> {
  await write(page, { 'Nouveau mot de passe': password, 'Répétez le mot de passe': password });
  // The client has published no terms yet.
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await press(page, 'Enregistrer le mot de passe');
  await page.getByText('Votre nouveau mot de passe est enregistré.').waitFor();
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await write(page, { 'Adresse e-mail': email, 'Mot de passe': password });
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Neu, accueil' }).waitFor();
  expect(new URL(page.url()).origin).toBe(own());
}

async function openTheCircuit(page: Page): Promise<void> {
  await openList(page, 'Modes de paiement');
  await addByForm(page, 'un mode de paiement', 'Virement', async () => {
    await write(page, { Nom: 'Virement', Description: 'Sous cinq jours.' });
    await choose(page, 'Type', 'Virement bancaire');
    await choose(page, 'Prestataire', 'Virement SEPA');
  });
  await openList(page, 'Circuits');
  await page.getByRole('link', { name: 'Web, envoi postal' }).click();
  await page.getByRole('switch', { name: 'Actif' }).click();
  await choose(page, optional('Modes de paiement'), 'Virement');
  await press(page, 'Enregistrer');
  await page.getByText('Web, envoi postal a été enregistré.').waitFor();
}

async function fillTheCatalogue(page: Page, screen: (label: string) => Promise<void>): Promise<void> {
  await openList(page, 'Catégories');
  await addByForm(page, 'une catégorie', 'Téléphones', async () => {
    await write(page, { Nom: 'Téléphones', Identifiant: 'telephones', Poids: '200' });
    await choose(page, 'Ateliers référents', 'Halle');
    await choose(page, optional('Circuits'), 'Web, envoi postal');
    await screen('first-category');
  });
  await openList(page, 'Questions de diagnostic');
  await page.getByRole('link', { name: 'Téléphones' }).click();
  await addByForm(page, 'une question', 'S’allume-t-il ?', async () => {
    await write(page, { Question: 'S’allume-t-il ?' });
    for (const [at, name] of ['Oui', 'Non'].entries()) {
      const answer = page.getByRole('group', { name: `Réponse ${at + 1}` });
      await answer.getByRole('textbox', { name: 'Réponse', exact: true }).fill(name);
    }
    const lost = page.getByRole('group', { name: 'Réponse 2' });
    await lost.getByRole('textbox', { name: optional('Pourcentage du prix') }).fill('-50');
  });
  await openList(page, 'Produits');
  await addByForm(page, 'un produit', 'Fairphone 5', async () => {
    await write(page, { Nom: 'Fairphone 5', Marque: 'Fairphone' });
    await choose(page, 'Catégorie', 'Téléphones');
    await choose(page, 'Statut', 'Publié');
    await page.getByRole('tab', { name: 'Prix' }).click();
    await write(page, { 'Grade A': '200', 'Grade B': '150', 'Grade C': '90' });
    await screen('product-prices');
  });
}

describe('a new client', () => {
  it('buys its first product on the web, after nothing but screens', async () => {
    const { page } = await colleague(product.browser, product.url, 'super_admin');
    const operator = journeyOf('new-client-operator', page);
    // Lists open where they stand for those who want no motion, too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await makeTheClient(page);
    await lacks(page, /Aucun atelier/, /Aucun mode/, /Aucun circuit/, /Aucune catégorie/, /Les conditions/);
    await enterTheBankAccount(page);
    await addPlaces(page);
    await operator.screen('places');
    await inviteTheAdministrator(page);

    const chief = await followMail(page, product.url, {
      to: email,
      subject: 'Votre accès est prêt : choisissez votre mot de passe',
    });
    const administrator = journeyOf('new-client-administrator', chief);
    await firstLogin(chief);
    await openTheCircuit(chief);
    await lacks(chief, /Aucune catégorie/, /Les conditions/);
    await fillTheCatalogue(chief, administrator.screen);
    await lacks(chief, /Les conditions/);

    const visitor = await (await phone(product.browser)).newPage();
    const customer = journeyOf('new-client-customer', visitor);
    const code = await sellOnline(visitor, own());
    expect(isIdentificationNumber(code)).toBe(true);
    await customer.screen('confirmation');
    await openList(chief, 'Rachats');
    const row = chief.getByRole('row').filter({ hasText: code });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/Fairphone 5[^]*Web, envoi postal[^]*200,00/);
    expect([operator.faults, administrator.faults, customer.faults]).toEqual([[], [], []]);
  });
});
