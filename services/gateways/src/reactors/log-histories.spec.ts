import { account, code, ids, ReactorWorld } from '../testing/reactor-world';

describe('a buyback’s history', () => {
  let world: ReactorWorld;
  beforeEach(() => {
    world = new ReactorWorld();
    world.declared();
  });
  const facts = (accountId = account) => world.ports.histories.buyback(accountId, ids.buyback);

  it('contains the declaration', async () => {
    expect(await facts()).toMatchObject({
      id: ids.buyback,
      identificationNumber: code,
      price: { total: 10_000 },
    });
    expect((await facts())?.proposal).toBeUndefined();
  });

  it('is told anew once something was added', async () => {
    expect((await facts())?.completed).toBeUndefined();
    world.happened('buyback', ids.buyback, {
      type: 'BuybackCompleted',
      data: { validatedPrice: 9_000, status: 'bb_completed' },
    });
    expect((await facts())?.completed).toMatchObject({ validatedPrice: 9_000 });
  });

  it('contains the price and the customer found by the store', async () => {
    const price = { total: 8_000, currency: 'EUR', state: 'grade_c', lines: [] };
    world.happened('buyback', ids.buyback, { type: 'BuybackRediagnosed', data: { answers: [], price } });
    world.happened('buyback', ids.buyback, {
      type: 'BuybackFinalised',
      data: {
        ...{
          storeId: ids.store,
          customerId: ids.other,
          identityCollected: true,
          payableNow: false,
          amount: 8_000,
        },
        ...{ signedAt: '2026-01-05T09:00:00.000Z', identificationNumber: code, circuit: 'web_drop' },
        ...{ warehouseId: ids.warehouse, checkIn: 'optional' },
      },
    });
    expect(await facts()).toMatchObject({
      price: { total: 8_000 },
      storeId: ids.store,
      customerId: ids.other,
    });
  });

  it('is not shown to another account', async () => {
    expect(await facts('account-2')).toBeUndefined();
  });
});
