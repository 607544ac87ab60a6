import {
  cartReset,
  customerChanged,
  draftChanged,
  draftStarted,
  lineRemoved,
  lineSaved,
} from '../../../../kernel/cart';
import { buybacksDeclared } from '../confirmation/declared.slice';
import { draft, line } from '../testing/drafts';
import { id, memory, openShop } from '../testing/shop';

const phone = line();
const tablet = line({ inCartId: id(901), label: 'Tablet' });
const saved = (each: ReturnType<typeof line>) => lineSaved({ line: each, multiProduct: true });

const made = {
  ...{ id: id(70), identificationNumber: '2026112000017', status: 'bb_awaiting_inventory' as const },
  ...{ circuit: 'web_post' as const, productLabel: 'Phone', currency: 'EUR' as const, price: 100 },
  ...{ labelExpected: true, token: 'a-token-of-the-link'.padEnd(32, 'x') },
};

function twoTabs() {
  const storage = memory();
  const first = openShop(undefined, storage);
  const second = openShop(undefined, storage.otherTab());
  return { first, second, hear: storage.hear, reopened: () => openShop(undefined, storage.otherTab()) };
}
const labels = ({ cart }: ReturnType<typeof openShop>): string[] => cart().lines.map(({ label }) => label);

describe('the cart of two tabs', () => {
  it('has in both what one of them adds, changes or removes', () => {
    const { first, second, hear } = twoTabs();
    first.store.dispatch(saved(phone));
    hear();
    expect(second.cart()).toEqual(first.cart());
    second.store.dispatch(saved({ ...phone, total: 1 }));
    hear();
    expect(first.cart().lines.map(({ total }) => total)).toEqual([1]);
    first.store.dispatch(lineRemoved(phone.inCartId));
    hear();
    expect(labels(second)).toEqual([]);
  });

  it('keeps both products although neither tab has heard of the other', () => {
    const { first, second, reopened } = twoTabs();
    first.store.dispatch(saved(phone));
    second.store.dispatch(saved(tablet));
    expect([labels(second), labels(reopened())]).toEqual(Array(2).fill(['Phone', 'Tablet']));
  });

  it('keeps a product removed although the other tab has not heard of it', () => {
    const { first, second, hear, reopened } = twoTabs();
    first.store.dispatch(saved(phone));
    first.store.dispatch(saved(tablet));
    hear();
    first.store.dispatch(lineRemoved(phone.inCartId));
    second.store.dispatch(saved({ ...tablet, total: 1 }));
    expect(labels(reopened())).toEqual(['Tablet']);
  });

  it('has one product where it may have one, also if both tabs finish at once', () => {
    const { first, second, reopened } = twoTabs();
    first.store.dispatch(lineSaved({ line: phone, multiProduct: false }));
    second.store.dispatch(lineSaved({ line: tablet, multiProduct: false }));
    expect([labels(second), labels(reopened())]).toEqual(Array(2).fill(['Phone']));
  });

  it('keeps the answers of both, to one product too', () => {
    const { first, second, hear, reopened } = twoTabs();
    const [one, two] = [draft({ inCartId: id(900) }), draft({ inCartId: id(901) })];
    first.store.dispatch(draftStarted(one));
    second.store.dispatch(draftStarted(two));
    first.store.dispatch(draftChanged({ inCartId: id(900), change: { imei: '1' } }));
    second.store.dispatch(draftChanged({ inCartId: id(901), change: { imei: '2' } }));
    hear();
    const imeis = ({ cart }: ReturnType<typeof openShop>) =>
      [id(900), id(901)].map((each) => cart().drafts[each]?.imei);
    expect([first, second, reopened()].map(imeis)).toEqual(Array(3).fill(['1', '2']));
  });

  it('is empty in both once it has become buybacks, and what is being answered goes on', () => {
    const { first, second, hear } = twoTabs();
    const begun = draft({ inCartId: id(902), productId: id(2) });
    first.store.dispatch(saved(phone));
    second.store.dispatch(draftStarted(begun));
    hear();
    first.store.dispatch(buybacksDeclared([made]));
    first.store.dispatch(cartReset({ cartId: id(5) }));
    hear();
    expect(second.cart()).toMatchObject({ lines: [], drafts: { [id(902)]: begun } });
    expect(second.declared().buybacks).toHaveProperty(id(70));
    second.store.dispatch(draftChanged({ inCartId: id(902), change: { imei: '1' } }));
    hear();
    expect(labels(first)).toEqual([]);
    expect(first.cart().cartId).toBe(second.cart().cartId);
  });

  it('has one customer, each field as it was typed last', () => {
    const { first, second, hear } = twoTabs();
    first.store.dispatch(customerChanged({ firstName: 'Léa' }));
    second.store.dispatch(customerChanged({ email: 'lea@example.org' }));
    hear();
    const both = { firstName: 'Léa', email: 'lea@example.org' };
    expect([first.cart().customer, second.cart().customer]).toEqual([both, both]);
  });

  it('falls silent: what one tab hears it does not say again', () => {
    const { first, hear } = twoTabs();
    const writes = jest.spyOn(first.storage, 'write');
    first.store.dispatch(saved(phone));
    hear();
    hear();
    expect(writes).toHaveBeenCalledTimes(1);
  });
});
