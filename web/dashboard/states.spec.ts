import { keptSession, sessionClosed } from '../kernel/session';
import type { AppState } from '../kernel/store';
import { createAppStore } from '../kernel/store';
import { fakeServer } from '../kernel/testing/render-app';
import { signedIn } from '../kernel/testing/signed-in';
import { storageKeys } from '../kernel/storage';
import { features } from './features';
import { statesOf } from './states';

type Parts = AppState & { cart: { cartId: string }; scanStation: { header: { comment: string } } };

/** A browser that has kept a cart and a run of scans of the person who is signed in. */
function kept() {
  const storage = signedIn([]);
  const storedAt = new Date().toISOString();
  storage.write(storageKeys.cart, { storedAt, cartId: 'of-the-person', lines: [], drafts: {} });
  storage.write('scan-station:u:', { header: { comment: 'pallet 7' }, scans: [] });
  const { fetch } = fakeServer(() => new Promise(() => undefined));
  const store = createAppStore({ storage, session: keptSession, fetch });
  return { storage, store, states: statesOf(store, features), parts: () => store.getState() as Parts };
}

describe('the states of the features, which come after the session', () => {
  it('are added once, however often they are asked for', async () => {
    const { states, parts } = kept();
    expect(parts().cart).toBeUndefined();
    await Promise.all([states(), states()]);
    expect(parts().cart.cartId).toBe('of-the-person');
  });

  it('know of the session that was open before them', async () => {
    const { states, parts } = kept();
    await states();
    expect(parts().scanStation.header.comment).toBe('pallet 7');
  });

  it('forget the cart of a person whose session was closed while they were loaded', async () => {
    const { states, parts, store, storage } = kept();
    const loading = states();
    store.dispatch(sessionClosed());
    await loading;
    expect(parts().cart.cartId).not.toBe('of-the-person');
    expect(storage.read(storageKeys.cart)).toBeNull();
  });
});
