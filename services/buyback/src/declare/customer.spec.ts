import { Refusal } from '@reprise/contracts/problems';
import { isIdentificationNumber } from '@reprise/contracts/rules';
import { zoe } from '../testing/counter.world';
import { checkedCustomer, customerParts, newIdentificationNumber, retainUntil } from './customer.rules';

const rules = { ibanRequired: false, today: '2026-01-05' };
const card = {
  ...{ type: 'identity_card', number: '880692310285', issuingAuthority: 'Préfecture de Paris' },
  deliveryDate: '2019-05-02',
};
const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('nothing was refused');
};

describe('the customer form', () => {
  it('reports each error with its path in the request', () => {
    const { code, violations } = refusalOf(() =>
      checkedCustomer({ ...zoe, zipCode: '7500', email: 'x' }, { ...card, number: '1' }, rules),
    );
    expect(code).toBe('invalid-request');
    expect(violations?.map(({ propertyPath }) => propertyPath).sort()).toEqual([
      'customer.email',
      'customer.zipCode',
      'identification.number',
    ]);
  });
  it('accepts an identity document if one is shown', () => {
    expect(checkedCustomer(zoe, undefined, rules).identification).toBeUndefined();
    expect(checkedCustomer(zoe, card, rules).identification).toEqual(card);
  });
  it('requires an IBAN if the payment needs one', () => {
    const { violations } = refusalOf(() => checkedCustomer(zoe, undefined, { ...rules, ibanRequired: true }));
    expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual(['customer.iban']);
  });
});

describe('the stored customer', () => {
  it('has two parts: contact can be erased at once, accounting and register are kept for ten years', () => {
    const details = checkedCustomer({ ...zoe, iban: 'FR76 3000 6000 0112 3456 7890 189' }, card, rules);
    const { contact, accounting } = customerParts(details, 'fr-FR');
    expect(accounting).toEqual({
      ...{ holder: 'Zoé Martin', iban: 'FR7630006000011234567890189', identity: card },
    });
    expect(contact).toMatchObject({ email: 'zoe@example.test', phone: '+33612345678', locale: 'fr-FR' });
    expect(Object.keys(contact)).not.toEqual(expect.arrayContaining(['iban', 'identification']));
    expect(retainUntil('2026-01-05')).toBe('2036-01-05');
  });
});

it('an identification number has 13 digits, a check digit, and no predictable neighbour', () => {
  const numbers = Array.from({ length: 200 }, newIdentificationNumber);
  expect(numbers.every(isIdentificationNumber)).toBe(true);
  expect(new Set(numbers).size).toBe(200);
});
