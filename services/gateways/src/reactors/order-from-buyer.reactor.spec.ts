import { ids, ReactorWorld } from '../testing/reactor-world';
import { BuyerUnreachable, type BuyerOrder, type BuyerOrders } from './buyer-orders.port';
import { orderFromBuyer } from './order-from-buyer.reactor';

/** A buyer's system that notes what it is sent. */
class NotedOrders implements BuyerOrders {
  readonly sent: (readonly [accountId: string, order: BuyerOrder])[] = [];
  away = false;

  async send(accountId: string, order: BuyerOrder) {
    this.sent.push([accountId, order]);
    if (this.away) throw new BuyerUnreachable('timeout');
    return { outcome: 'works', detail: '' } as const;
  }
}

describe('an order to the buyer’s own system', () => {
  let world: ReactorWorld;
  let buyers: NotedOrders;
  beforeEach(async () => {
    world = new ReactorWorld();
    buyers = new NotedOrders();
    await world.customer();
  });
  const completed = () =>
    world.happened('buyback', ids.buyback, {
      type: 'BuybackCompleted',
      data: { status: 'bb_completed', validatedPrice: 9_000 },
    });
  const react = (event = completed()) => world.react(orderFromBuyer({ ...world.ports, buyers }), event);

  it('is sent once the product is bought for good, to the account that buys it', async () => {
    world.declared({ buyerAccountId: 'buyer-1' });
    expect(await react()).toEqual([]);
    expect(buyers.sent).toMatchObject([
      ['buyer-1', { buybackId: ids.buyback, price: { amount: 9_000, currency: 'EUR' }, circuit: 'web_post' }],
    ]);
  });

  it('goes to the retailer’s own system where nobody else buys', async () => {
    world.declared();
    const event = completed();
    await react(event);
    expect(buyers.sent.map(([accountId]) => accountId)).toEqual([event.accountId]);
  });

  it('tells nothing of the customer', async () => {
    world.declared();
    await react();
    expect(JSON.stringify(buyers.sent)).not.toMatch(/zoé|lefèvre|demo\.test|rue X/i);
    expect(JSON.stringify(buyers.sent)).not.toContain(ids.customer);
  });

  it('waits while the system is away, and is repeated with the same key', async () => {
    world.declared();
    const event = completed();
    buyers.away = true;
    await expect(react(event)).rejects.toThrow(BuyerUnreachable);
    buyers.away = false;
    await react(event);
    const [first, second] = buyers.sent.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('is not sent for a buyback that nobody knows', async () => {
    await react();
    expect(buyers.sent).toEqual([]);
  });
});
