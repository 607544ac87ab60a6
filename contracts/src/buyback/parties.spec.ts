import { buyerOf, partiesOf, paymentIssuerOf, transportHolderOf } from '../rules';
import { buybackEvents } from './buyback.events';

describe('the parties of a buyback', () => {
  it('are the account alone in events from before they were named, which read as before', () => {
    const old = buybackEvents.schemas.BuybackFinalised.parse({
      storeId: '0197f4a0-0000-7000-8000-000000000001',
      customerId: '0197f4a0-0000-7000-8000-000000000002',
      identityCollected: true,
      signedAt: '2026-01-01T10:00:00.000Z',
      payableNow: false,
      amount: 5000,
      identificationNumber: '2000000000015',
      circuit: 'store_drop',
      warehouseId: '0197f4a0-0000-7000-8000-000000000003',
      checkIn: 'mandatory',
    });
    expect(Object.keys(old)).not.toContain('buyerAccountId');
    expect(partiesOf(old)).toEqual({});
    const row = { ...old, accountId: 'shop' };
    expect([buyerOf(row), paymentIssuerOf(row), transportHolderOf(row)]).toEqual(['shop', 'shop', 'shop']);
  });
});
