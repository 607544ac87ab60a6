import { Refusal } from '@reprise/contracts/problems';
import { anId } from '../testing';
import { aDiagnostic, byPost, giftCard, states, warehousesOf } from '../testing/counter.world';
import { chosenOptions, imeiFact, warehousesFor } from './choice.rules';

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'fine';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe('the chosen transport and payment', () => {
  const store = { ...byPost, id: anId(15), circuit: 'store_drop' as const, paymentModes: [] };
  const diagnostic = aDiagnostic({ options: [store, byPost] });
  const choice = { circuit: 'web_post', paymentModeId: giftCard.id } as const;

  it('are those of the circuit, with its first transport by default', () => {
    expect(chosenOptions(diagnostic, choice)).toEqual({ transport: byPost, payment: giftCard });
  });
  it('are refused if the product does not offer them', () => {
    const refusal = (change: object) => codeOf(() => chosenOptions(diagnostic, { ...choice, ...change }));
    expect(refusal({ circuit: 'web_drop' })).toBe('no-transport-mode');
    expect(refusal({ shippingMethodId: store.id })).toBe('no-transport-mode');
    expect(refusal({ circuit: 'store_drop' })).toBe('no-payment-mode');
    expect(refusal({ paymentModeId: anId(99) })).toBe('no-payment-mode');
  });
});

describe('the possible warehouses for a product', () => {
  const among = (warehouseIds: string[], defaultWarehouseId?: string) => ({
    ...byPost,
    warehouses: warehousesOf({ warehouseIds, ...(defaultWarehouseId ? { defaultWarehouseId } : {}) }),
  });
  it('are those of its state', () => {
    for (const state of states) expect(warehousesFor(byPost, state)).toEqual([anId(4)]);
  });
  it('are the default one if no rule has any', () => {
    expect(warehousesFor(among([], anId(7)), 'grade_a')).toEqual([anId(7)]);
    expect(warehousesFor(among([anId(4), anId(8)], anId(7)), 'grade_a')).toEqual([anId(4), anId(8)]);
    expect(warehousesFor(among([]), 'grade_a')).toEqual([]);
  });
});

describe('the IMEI fact', () => {
  const phone = { collectsImei: true, tacCodes: ['49015420'] };
  const charger = { collectsImei: false, tacCodes: [] };
  it.each([
    ['one of the model', phone, '490154203237518', 'ok'],
    ['one of another model', phone, '356938035643809', 'tac-mismatch'],
    ['a wrong check digit', phone, '490154203237519', 'luhn'],
    ['something else', phone, '123', 'malformed'],
    ['none', phone, undefined, 'missing'],
    ['none, of a product without', charger, undefined, 'not-asked'],
    ['something else, of a product without', charger, '123', 'malformed'],
  ])('for %s', (_what, diagnostic, imei, fact) => expect(imeiFact(diagnostic, imei)).toBe(fact));
});
