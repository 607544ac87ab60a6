import { draft, line } from '../testing/drafts';
import { id, memory, openShop } from '../testing/shop';
import {
  cartReset,
  customerChanged,
  draftChanged,
  draftStarted,
  lineRemoved,
  lineSaved,
} from '../../../../kernel/cart';

const day = 86_400_000;
const later = (days: number): void => void jest.setSystemTime(Date.now() + days * day);

describe('the cart in the browser', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('is restored after the tab was closed in the middle of a question', () => {
    const first = openShop();
    first.store.dispatch(draftStarted(draft()));
    first.store.dispatch(draftChanged({ inCartId: id(900), change: { answers: { [id(11)]: id(111) } } }));
    const again = openShop(undefined, first.storage);
    expect(again.cart().drafts[id(900)]?.answers).toEqual({ [id(11)]: id(111) });
  });

  it('keeps cart id, lines and the partly filled customer form', () => {
    const first = openShop();
    first.store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    first.store.dispatch(customerChanged({ firstName: 'Léa', email: 'lea@' }));
    const again = openShop(undefined, first.storage);
    expect(again.cart()).toEqual(first.cart());
  });

  it('is stored under CART with its time, the customer separately under TEMP_CUSTOMER_INFOS', () => {
    const { store, storage } = openShop();
    store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    store.dispatch(customerChanged({ firstName: 'Léa' }));
    expect(storage.read('CART')).toMatchObject({ storedAt: '2026-11-20T10:00:00.000Z' });
    expect(JSON.stringify(storage.read('CART'))).not.toContain('Léa');
    expect(storage.read('TEMP_CUSTOMER_INFOS')).toMatchObject({ customer: { firstName: 'Léa' } });
  });

  it('is still there after 29 days and discarded after 30', () => {
    const first = openShop();
    first.store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    first.store.dispatch(customerChanged({ firstName: 'Léa' }));
    later(29);
    expect(openShop(undefined, first.storage).cart().lines).toHaveLength(1);
    later(1);
    const again = openShop(undefined, first.storage);
    expect(again.cart().lines).toEqual([]);
    expect(again.cart().customer).toEqual({});
    expect([...first.storage.values.keys()]).toEqual([]);
  });

  it('starts over if the stored value is unreadable', () => {
    const storage = memory();
    storage.write('CART', { storedAt: new Date().toISOString(), lines: 'broken' });
    const { cart } = openShop(undefined, storage);
    expect(cart().lines).toEqual([]);
    expect(cart().cartId).not.toBe('');
  });

  it('ignores a second product unless the account has the multi-product cart', () => {
    const { store, cart } = openShop();
    store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    const other = line({ inCartId: id(901) });
    store.dispatch(lineSaved({ line: other, multiProduct: false }));
    expect(cart().lines).toHaveLength(1);
    store.dispatch(lineSaved({ line: other, multiProduct: true }));
    expect(cart().lines).toHaveLength(2);
  });

  it('replaces a reopened line', () => {
    const { store, cart } = openShop();
    store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    store.dispatch(lineSaved({ line: line({ total: 1 }), multiProduct: false }));
    expect(cart().lines.map(({ total }) => total)).toEqual([1]);
  });

  it('discards the answers of a removed product', () => {
    const { store, cart } = openShop();
    store.dispatch(draftStarted(draft()));
    store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    store.dispatch(lineRemoved(line().inCartId));
    expect(cart()).toMatchObject({ lines: [], drafts: {} });
  });

  it('clears both keys at a reset', () => {
    const { store, storage } = openShop();
    store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    store.dispatch(customerChanged({ firstName: 'Léa' }));
    store.dispatch(cartReset({ cartId: id(5) }));
    expect([...storage.values.keys()]).toEqual([]);
  });
});
