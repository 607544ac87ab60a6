import { placeLeft } from '../../../../kernel/session';
import { createAppStore } from '../../../../kernel/store';
import { memoryStorage } from '../../../../kernel/testing/render-app';
import { reducers, sagas } from '../store-desk.state';
import {
  buybackHandedOver,
  draftChanged,
  draftDropped,
  draftOpened,
  selectDesk,
  type WithDesk,
} from './desk.slice';
import { newDraft } from './draft.types';

/** The counter in a browser: each tab has its own storage beside the common one. */
function counter() {
  const storage = memoryStorage();
  const open = (tab = memoryStorage()) => {
    const store = createAppStore({ storage, tab, reducers, sagas });
    const draft = () => selectDesk(store.getState() as WithDesk).draft;
    return {
      dispatch: store.dispatch,
      product: () => draft()?.productId,
      imei: () => draft()?.imei,
      reloaded: () => open(tab),
    };
  };
  return { open };
}
const handedOver = buybackHandedOver({ id: 'b', identificationNumber: '2026112900017', price: 100 });

describe('the counter in two tabs', () => {
  it('has a draft in each, whichever was written last', () => {
    const { open } = counter();
    const first = open();
    first.dispatch(draftOpened(newDraft('phone')));
    const second = open();
    second.dispatch(draftOpened(newDraft('tablet')));
    first.dispatch(draftChanged({ imei: '1' }));
    second.dispatch(draftChanged({ imei: '2' }));
    const both = [first.reloaded(), second.reloaded()];
    expect(both.map((tab) => [tab.product(), tab.imei()])).toEqual([
      ['phone', '1'],
      ['tablet', '2'],
    ]);
  });

  it('goes on in one when the other is handed over or begins anew', () => {
    const { open } = counter();
    const first = open();
    first.dispatch(draftOpened(newDraft('phone')));
    const second = open();
    second.dispatch(draftOpened(newDraft('tablet')));
    second.dispatch(draftOpened(newDraft('console')));
    second.dispatch(handedOver);
    expect(first.reloaded().product()).toBe('phone');
  });

  it('offers a new tab what was begun last, and no longer once it was handed over or dropped', () => {
    const { open } = counter();
    open().dispatch(draftOpened(newDraft('phone')));
    const second = open();
    expect(second.product()).toBe('phone');
    second.dispatch(draftDropped());
    expect([open().product(), second.reloaded().product()]).toEqual([undefined, undefined]);
    const third = open();
    third.dispatch(draftOpened(newDraft('tablet')));
    third.dispatch(handedOver);
    expect(open().product()).toBeUndefined();
  });

  it('keeps nobody’s draft for another place, whichever tab leaves the first', () => {
    const { open } = counter();
    const first = open();
    first.dispatch(draftOpened(newDraft('phone')));
    open().dispatch(placeLeft());
    expect(open().product()).toBeUndefined();
  });
});
