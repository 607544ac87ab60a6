import { Refusal } from '@reprise/contracts/problems';
import { broughtTo, checksIn, counter } from '../testing/brought-buyback';
import { finaliseBuyback } from '../testing';
import { aDiagnostic, CounterWorld, metaOf } from '../testing/counter.world';

describe('the questions and prices by which a product is judged at the counter', () => {
  let world: CounterWorld;
  beforeEach(() => {
    world = new CounterWorld();
    world.diagnostic = aDiagnostic({ options: [counter] });
  });
  afterEach(() => world.log.close());
  const cheaper = (): void => {
    world.diagnostic = aDiagnostic({ options: [counter], prices: { grade_a: 2_000 } });
  };

  it.each([
    ['those of the declaration to the last day of its promise', 15, true, 10_000],
    ['today’s afterwards', 16, false, 2_000],
  ])('are %s', async (_which, daysAgo, priceLocked, price) => {
    const row = await broughtTo(world, daysAgo);
    cheaper();
    expect(await checksIn(world).shown(row)).toMatchObject({ priceLocked, prices: { grade_a: price } });
  });

  it('stay those of the declaration when the product is not bought any more, but only as long as promised', async () => {
    const [young, old] = [await broughtTo(world, 1), await broughtTo(world, 16)];
    world.diagnostics.read = () => Promise.reject(new Refusal('product-gone'));
    expect(await checksIn(world).shown(young)).toMatchObject({ prices: { grade_a: 10_000 } });
    await expect(checksIn(world).shown(old)).rejects.toThrow('product-gone');
  });

  it('ask for an identity document as the account wants it today, and tell nothing that only the server needs', async () => {
    const row = await broughtTo(world);
    world.settingsOf = { ...world.settingsOf, customerIdentityDocumentRequired: true };
    const shown = await checksIn(world).shown(row);
    expect(shown).toMatchObject({ settings: { identityDocumentRequired: true, zeroAllowed: false } });
    for (const own of ['category', 'parties', 'accountId', 'rootId']) expect(shown).not.toHaveProperty(own);
  });

  it('are refused as the hand-over would be, once it is done', async () => {
    const row = await broughtTo(world);
    await world.buybacks.run(row.id, finaliseBuyback(), metaOf(51));
    await expect(checksIn(world).shown(row)).rejects.toThrow('buyback-already-finalised');
  });
});
