import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { foldHistory } from '@reprise/read-kernel/testing';
import { aDiagnostic, aLine, CounterWorld, metaOf, zoe } from '../testing/counter.world';
import { RequoteBuyback, RequoteBuybackHandler } from './requote-buyback.handler';
import { RequoteQuery } from './requote.query';

describe('the price of the day, after the promised one ended', () => {
  let world: CounterWorld;
  let quotes: RequoteQuery;
  beforeEach(() => {
    world = new CounterWorld();
    quotes = new RequoteQuery(world.diagnostics, world.versions, world.clock, world.buybacks);
  });
  afterEach(() => world.log.close());

  async function declared(): Promise<BuybackListRow> {
    const { inCartId: _inCart, ...product } = aLine(1);
    const { created } = await world.declare(
      { ...product, channel: 'web', termsAccepted: true, locale: 'fr-FR', customer: zoe },
      metaOf(50),
    );
    return rowOf(created.id);
  }
  async function rowOf(id: string): Promise<BuybackListRow> {
    const row = foldHistory(buybackList, await world.log.readStream(`buyback-${id}`)).get(id);
    if (!row) throw new Error('no row');
    return row;
  }
  const take = (row: BuybackListRow, price: number) =>
    new RequoteBuybackHandler(quotes, world.buybacks).execute(new RequoteBuyback(row, price, 'c'));

  /** Sixteen days later the same product is worth less. */
  async function later(): Promise<void> {
    await world.clock.advance(16 * 86_400_000);
    world.diagnostic = aDiagnostic({ prices: { grade_a: 7_000 } });
  }

  it('is promised to the end of the last of the account’s days, and not shown before they ended', async () => {
    const row = await declared();
    expect(row.priceLock?.until).toBe('2026-01-20T22:59:59.999Z');
    await expect(quotes.shown(row)).rejects.toThrow('price-still-locked');
  });

  it('is shown without changing anything, and taken with a new promise', async () => {
    const row = await declared();
    await later();
    const shown = await quotes.shown(row);
    expect([row.prices.declared, shown.price.total]).toEqual([10_000, 7_000]);
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
    await take(row, 7_000);
    const after = await rowOf(row.id);
    expect(after).toMatchObject({
      prices: { predeclared: 10_000, declared: 7_000 },
      priceLock: { until: '2026-02-05T22:59:59.999Z' },
    });
    // The workshop will compare with the prices of the day.
    expect(after.diagnosticId).not.toBe(row.diagnosticId);
  });

  it('is not taken at another amount than the page showed', async () => {
    const row = await declared();
    await later();
    await expect(take(row, 9_000)).rejects.toThrow('price-changed-meanwhile');
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
  });
});
