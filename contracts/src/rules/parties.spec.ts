import { mayKnowCustomer, partiesFor } from './parties';

const shop = { id: 'shop', paymentIssuer: 'retailer', transportContractHolder: 'retailer' } as const;

describe('the parties of a buyback', () => {
  it('are the account itself where it buys what it takes in', () => {
    expect(partiesFor(shop)).toEqual({
      buyerAccountId: 'shop',
      paymentIssuerAccountId: 'shop',
      transportHolderAccountId: 'shop',
    });
  });

  it('are the buyer where it pays, and where it holds the carrier contract', () => {
    const sold = partiesFor({ ...shop, paymentIssuer: 'buyer' }, 'rhine');
    expect(sold).toEqual({
      buyerAccountId: 'rhine',
      paymentIssuerAccountId: 'rhine',
      transportHolderAccountId: 'shop',
    });
    const carried = partiesFor({ ...shop, transportContractHolder: 'buyer' }, 'rhine');
    expect(carried).toMatchObject({ paymentIssuerAccountId: 'shop', transportHolderAccountId: 'rhine' });
  });
});

describe('the customer of a buyback', () => {
  const row = { accountId: 'shop', ...partiesFor(shop, 'rhine') };

  it('is known to the account that took the product in, to the one that pays and to the one that ships', () => {
    expect(mayKnowCustomer('shop', row)).toBe(true);
    expect(mayKnowCustomer('rhine', row)).toBe(false);
    expect(mayKnowCustomer('rhine', { ...row, paymentIssuerAccountId: 'rhine' })).toBe(true);
    expect(mayKnowCustomer('rhine', { ...row, transportHolderAccountId: 'rhine' })).toBe(true);
    expect(mayKnowCustomer('other', row)).toBe(false);
  });

  it('is known to the buyer as long as it has to send the product back', () => {
    expect(mayKnowCustomer('rhine', { ...row, itemStatus: 'item_to_return' })).toBe(true);
    expect(mayKnowCustomer('rhine', { ...row, itemStatus: 'item_returned' })).toBe(false);
    expect(mayKnowCustomer('other', { ...row, itemStatus: 'item_to_return' })).toBe(false);
  });
});
