import { account, ids, ReactorWorld } from '../testing/reactor-world';

describe('an account’s configuration', () => {
  let world: ReactorWorld;
  beforeEach(async () => {
    world = new ReactorWorld();
    await world.organisations();
  });
  const reference = () => world.ports.reference;

  it('contains its name, colour, language and logo', async () => {
    expect(await reference().brand(account)).toEqual({ name: 'Démo', colour: '#0B6E4F', locale: 'en-GB' });
    const bytes = Buffer.from('png');
    world.files.set('logos/demo.png', { bytes, contentType: 'image/png' });
    await world.put('accounts', { _id: account, name: 'Démo', language: 'fr-FR', logo: 'logos/demo.png' });
    expect(await reference().brand(account)).toEqual({ name: 'Démo', locale: 'fr-FR', logo: bytes });
  });

  it('has a neutral name for an account without a description', async () => {
    expect(await reference().brand('account-9')).toEqual({ name: 'Reprise', locale: 'fr-FR' });
  });

  it('provides an organisation’s address to its own account, once it is complete', async () => {
    expect(await reference().party(account, ids.store)).toMatchObject({ name: 'Boutique', city: 'Paris' });
    expect(await reference().party('account-2', ids.store)).toBeUndefined();
    await world.put('organizations', { _id: ids.other, accountId: account, commonName: 'X', city: 'Paris' });
    expect(await reference().party(account, ids.other)).toBeUndefined();
  });

  it('contains what a way to be paid says in mails, in the language of the mail where it is translated', async () => {
    const mailContentTranslations = { 'nl-BE': 'Binnen vijf dagen.' };
    const mode = { accountId: account, mailContent: 'Sous cinq jours.', mailContentTranslations };
    await world.put('payment_modes', { _id: ids.mode, ...mode });
    expect(await reference().mailNote(account, ids.mode, 'nl-BE')).toBe('Binnen vijf dagen.');
    expect(await reference().mailNote(account, ids.mode, 'de-DE')).toBe('Sous cinq jours.');
    expect(await reference().mailNote('account-2', ids.mode, 'nl-BE')).toBeUndefined();
  });

  it('contains a warehouse’s stock for returns', async () => {
    const stock = { accountId: account, warehouseId: ids.warehouse };
    await world.put('stocks', { _id: ids.other, ...stock, native: 'in_quarantine' });
    await world.put('stocks', { _id: ids.stock, ...stock, native: 'customer_return' });
    expect(await reference().returnStock(account, ids.warehouse)).toBe(ids.stock);
    expect(await reference().returnStock(account, ids.store)).toBeUndefined();
  });
});
