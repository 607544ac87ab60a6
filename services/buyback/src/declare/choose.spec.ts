import { Refusal } from '@reprise/contracts/problems';
import { anId } from '../testing';
import { aFile, byPost, giftCard, states, warehousesOf } from '../testing/counter.world';
import { checkedImei, chosenOptions, chosenWarehouse } from './choose';

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
  const file = aFile({ options: [store, byPost] });
  const choice = { circuit: 'web_post', paymentModeId: giftCard.id } as const;

  it('are those of the circuit, the first transport where none is named', () => {
    expect(chosenOptions(file, choice)).toEqual({ transport: byPost, payment: giftCard });
  });
  it('are refused where the product does not offer them', () => {
    const refusal = (change: object) => codeOf(() => chosenOptions(file, { ...choice, ...change }));
    expect(refusal({ circuit: 'web_drop' })).toBe('no-transport-mode');
    expect(refusal({ shippingMethodId: store.id })).toBe('no-transport-mode');
    expect(refusal({ circuit: 'store_drop' })).toBe('no-payment-mode');
    expect(refusal({ paymentModeId: anId(99) })).toBe('no-payment-mode');
  });
});

describe('the chosen warehouse', () => {
  const among = (warehouseIds: string[], defaultWarehouseId?: string) => ({
    ...byPost,
    warehouses: warehousesOf({ warehouseIds, ...(defaultWarehouseId ? { defaultWarehouseId } : {}) }),
  });
  it('is the only one, in every state of the product', () => {
    for (const state of states) expect(chosenWarehouse(byPost, state, undefined)).toBe(anId(4));
  });
  it('is the default one where no rule names any', () => {
    expect(chosenWarehouse(among([], anId(7)), 'grade_a', undefined)).toBe(anId(7));
  });
  it('must be named where several are possible, and be one of them', () => {
    const several = among([anId(4), anId(7)], anId(4));
    expect(codeOf(() => chosenWarehouse(several, 'grade_a', undefined))).toBe('no-warehouse');
    expect(codeOf(() => chosenWarehouse(several, 'grade_a', anId(8)))).toBe('no-warehouse');
    expect(chosenWarehouse(several, 'grade_a', anId(7))).toBe(anId(7));
  });
  it('is refused where there is none', () => {
    expect(codeOf(() => chosenWarehouse(among([]), 'grade_a', undefined))).toBe('no-warehouse');
  });
});

describe('the IMEI', () => {
  const phone = { collectsImei: true, tacCodes: ['49015420'] };
  const given = (imei: string | undefined, forcedInvalidImei = false, file = phone) =>
    codeOf(() => checkedImei(file, { imei, forcedInvalidImei }));

  it('is asked only of products that have one', () => {
    expect(given(undefined, false, { collectsImei: false, tacCodes: [] })).toBe('fine');
    expect(given(undefined)).toBe('imei-required');
    expect(given(undefined, true)).toBe('imei-required');
  });
  it('of another model, or with a wrong check digit, passes once it is confirmed', () => {
    expect(given('490154203237518')).toBe('fine');
    for (const doubtful of ['490154203237519', '359132010000009']) {
      expect(given(doubtful)).toBe('imei-mismatch');
      expect(given(doubtful, true)).toBe('fine');
    }
  });
  it('that is no IMEI never passes, not even where none is asked', () => {
    expect(given('123', true)).toBe('imei-mismatch');
    expect(given('123', true, { collectsImei: false, tacCodes: [] })).toBe('imei-mismatch');
  });
});
