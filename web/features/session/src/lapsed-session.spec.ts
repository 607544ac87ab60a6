import { waitFor } from '@testing-library/react';
import {
  keptSession,
  lapseSession,
  logoutRequested,
  sessionClosed,
  sessionOpened,
} from '../../../kernel/session';
import { storageKeys } from '../../../kernel/storage';
import { createAppStore } from '../../../kernel/store';
import { fakeServer, memoryStorage } from '../../../kernel/testing/render-app';
import { settingsBody } from '../../../kernel/testing/settings-body';
import { loginReply } from './session.fixture';

function start() {
  const { fetch } = fakeServer(() => ({ body: settingsBody() }));
  const storage = memoryStorage();
  const pages = {
    goTo: () => undefined,
    restartAt: () => undefined,
    reload: () => undefined,
    leaveFor: () => undefined,
  };
  return { storage, store: createAppStore({ fetch, storage, pages, session: keptSession }) };
}

describe('a session that ended by itself', () => {
  const cart = { storedAt: '2026-01-01T00:00:00Z' };
  /** Somebody was signed in with a cart at the counter; then this person logs in. */
  function comesAfter(id: string) {
    const { store, storage } = start();
    const { token, user } = loginReply('tim');
    store.dispatch(sessionOpened({ token, user, module: 'tim' }));
    storage.write(storageKeys.cart, cart);
    storage.write(storageKeys.deskDraft, cart);
    lapseSession(storage, store.getState().session);
    store.dispatch(sessionClosed('lapsed'));
    expect(storage.read(storageKeys.user)).toBeNull();
    store.dispatch(sessionOpened({ token, user: { ...user, id }, module: 'tim' }));
    return [storage.read(storageKeys.cart), storage.read(storageKeys.deskDraft)];
  }
  it('leaves what was begun to the same person', () => {
    expect(comesAfter('u1')).toEqual([cart, cart]);
  });
  it('leaves alone what belongs to whoever logged in meanwhile, in another tab', async () => {
    const { store, storage } = start();
    const { token, user } = loginReply('tim');
    store.dispatch(sessionOpened({ token, user, module: 'tim' }));
    const theirs = { ...user, id: 'u2', apiToken: 'theirs' };
    storage.write(storageKeys.user, theirs);
    storage.write(storageKeys.cart, cart);
    expect(lapseSession(storage, store.getState().session)).toBeUndefined();
    store.dispatch(logoutRequested());
    await waitFor(() => expect(store.getState().session.token).toBeUndefined());
    expect([storage.read(storageKeys.user), storage.read(storageKeys.cart)]).toEqual([theirs, cart]);
  });
  it('leaves nothing to another', () => {
    expect(comesAfter('u2')).toEqual([null, null]);
  });
});
