import { buyerOf } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import type { BuyerOrder } from './buyer-orders.port';
import type { BuybackFacts, ReactorPorts } from './ports';
import { idOf, reactor } from './reactor-language';

type Ports = Pick<ReactorPorts, 'histories' | 'buyers'>;
type Asked = Pick<BuyerOrder, 'idempotencyKey' | 'correlationId'>;

/** Undefined until the product is bought for good. */
export function orderFor(buyback: BuybackFacts, asked: Asked): BuyerOrder | undefined {
  const { completed, id: buybackId, identificationNumber, circuit, warehouseId, price, product } = buyback;
  if (!completed) return undefined;
  const { id, label, brand } = product;
  return {
    ...{ ...asked, buybackId, identificationNumber, circuit, warehouseId, product: { id, label, brand } },
    price: { amount: completed.validatedPrice, currency: price.currency },
    boughtAt: completed.at,
  };
}

/** The buyer's own system learns of each product that is bought for good. While it is away, the order waits. */
export const orderFromBuyer = (ports: Ports): Reactor =>
  reactor('order-from-buyer', ['BuybackCompleted'], async (event, { idempotencyKey }) => {
    const { accountId, correlationId } = event;
    const buyback = await ports.histories.buyback(accountId, idOf(event));
    const order = buyback && orderFor(buyback, { idempotencyKey, correlationId });
    if (order) await ports.buyers.send(buyerOf({ ...buyback, accountId }), order);
    return [];
  });
