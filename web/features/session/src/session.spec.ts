import { eventually, loginReply } from './session.fixture';
import { logoutRequested, moduleSwitchRequested, sessionOpened } from '../../../kernel/session';
import { createAppStore, submissionRequested } from '../../../kernel/store';
import { fakeServer, memoryStorage } from '../../../kernel/testing/render-app';
import { loginKey, sagas } from './session.saga';

function start(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  const storage = memoryStorage();
  const moves: string[] = [];
  const pages = {
    goTo: (path: string) => void moves.push(`go ${path}`),
    restartAt: (path: string) => void moves.push(`restart ${path}`),
    reload: () => void moves.push('reload'),
    leaveFor: (url: string) => void moves.push(`leave ${url}`),
  };
  const store = createAppStore({ fetch: server.fetch, storage, pages, sagas });
  return { server, storage, moves, store };
}

describe('a session', () => {
  it('opens with a login, is kept, and brings the account’s settings', async () => {
    const { store, storage } = start(({ url }) =>
      url.includes('root-detail')
        ? { body: { enabledPremiumFeatures: ['absorption'], warehouseCheckinRequirement: 'disabled' } }
        : { body: loginReply('rps') },
    );
    store.dispatch(
      submissionRequested({ key: loginKey, request: { path: '/login', body: {}, renews: false } }),
    );
    await eventually(() => expect(store.getState().session.premiumFeatures).toEqual(['absorption']));
    expect(store.getState().session.module).toBe('rps');
    expect(storage.read('user')).toMatchObject({ id: 'u1', apiToken: 'token-rps' });
  });
  it('switches module once at a time, goes home and starts afresh', async () => {
    const { store, moves, server } = start(({ url }) =>
      url.includes('module') ? { body: loginReply('tim') } : { body: {} },
    );
    const { token, refreshToken, user } = loginReply('rps');
    store.dispatch(sessionOpened({ token, refreshToken, user, module: 'rps' }));
    store.dispatch(moduleSwitchRequested('tim'));
    store.dispatch(moduleSwitchRequested('tim'));
    await eventually(() => expect(moves).toEqual(['restart /home']));
    expect(store.getState().session).toMatchObject({ module: 'tim', token: 'token-tim' });
    expect(server.calls.filter((call) => call.url === '/api/session/module')).toHaveLength(1);
  });
  it('is forgotten at logout, through the identity provider where there is one', async () => {
    const { store, storage, moves } = start(() => ({ status: 204 }));
    const { token, user } = loginReply('rps');
    store.dispatch(sessionOpened({ token, user, module: 'rps' }));
    storage.write('open_id_logout_url', 'https://idp.test/logout');
    store.dispatch(logoutRequested());
    await eventually(() => expect(moves).toEqual(['leave https://idp.test/logout']));
    expect(store.getState().session.token).toBeUndefined();
    expect(storage.read('user')).toBeNull();
  });
});
