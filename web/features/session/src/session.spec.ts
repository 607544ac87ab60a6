import { waitFor } from '@testing-library/react';
import { loginReply } from './session.fixture';
import { settingsBody } from '../../../kernel/testing/settings-body';
import {
  detailsWanted,
  keptSession,
  logoutRequested,
  moduleSwitchRequested,
  organisationSwitchRequested,
  sessionOpened,
} from '../../../kernel/session';
import { sessionEndpoints } from '@reprise/contracts/identity';
import { platformSummary } from '@reprise/contracts/organisation';
import { attachServerState, nameOf, serverState } from '../../../kernel/store/server-state';
import { createAppStore } from '../../../kernel/store';
import { fakeServer, memoryStorage, problemBody } from '../../../kernel/testing/render-app';
import { sagas } from './session.saga';

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
  const store = createAppStore({ fetch: server.fetch, storage, pages, sagas, session: keptSession });
  return { server, storage, moves, store };
}

describe('a session', () => {
  it('starts with a log-in, is stored, and loads the account’s settings', async () => {
    const { store, storage } = start(({ url }) =>
      url.includes('root-detail')
        ? { body: settingsBody({ enabledPremiumFeatures: ['absorption'] }) }
        : { body: loginReply('rps') },
    );
    attachServerState(store);
    const body = { email: 'nadia@demo.test', password: 'secret' };
    store.dispatch(
      serverState.endpoints.write.initiate({
        name: nameOf(sessionEndpoints.login),
        options: {},
        body,
      }) as never,
    );
    await waitFor(() => expect(store.getState().session.premiumFeatures).toEqual(['absorption']));
    expect(store.getState().session.module).toBe('rps');
    expect(storage.read('user')).toMatchObject({ id: 'u1', apiToken: 'token-rps' });
  });
  it('switches module once at a time, goes home and starts over', async () => {
    const { store, moves, server } = start(({ url }) =>
      url.includes('module') ? { body: loginReply('tim') } : { body: settingsBody() },
    );
    const { token, refreshToken, user } = loginReply('rps');
    store.dispatch(sessionOpened({ token, refreshToken, user, module: 'rps' }));
    store.dispatch(moduleSwitchRequested('tim'));
    store.dispatch(moduleSwitchRequested('tim'));
    await waitFor(() => expect(moves).toEqual(['restart /home']));
    expect(store.getState().session).toMatchObject({ module: 'tim', token: 'token-tim' });
    expect(server.calls.filter((call) => call.url === '/api/session/module')).toHaveLength(1);
  });
  it('switches organisation in the same way, and no second switch starts meanwhile', async () => {
    const { store, moves, server } = start(({ url }) =>
      url.includes('/session/') ? { body: loginReply('rps') } : { body: settingsBody() },
    );
    const { token, refreshToken, user } = loginReply('rps');
    store.dispatch(sessionOpened({ token, refreshToken, user, module: 'rps' }));
    store.dispatch(organisationSwitchRequested('o-2'));
    store.dispatch(moduleSwitchRequested('tim'));
    await waitFor(() => expect(moves).toEqual(['restart /home']));
    const asked = server.calls.filter(({ url }) => url.includes('/session/'));
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ['/api/session/organisation', { organisationId: 'o-2' }],
    ]);
  });
  it('is forgotten at log-out, through the identity provider if there is one', async () => {
    const { store, storage, moves } = start(({ url }) =>
      url.includes('root-detail') ? { body: settingsBody() } : { status: 204 },
    );
    const { token, user } = loginReply('rps');
    store.dispatch(sessionOpened({ token, user, module: 'rps' }));
    storage.write('open_id_logout_url', 'https://idp.test/logout');
    store.dispatch(logoutRequested());
    await waitFor(() => expect(moves).toEqual(['leave https://idp.test/logout']));
    expect(store.getState().session.token).toBeUndefined();
    expect(storage.read('user')).toBeNull();
  });

  describe('whose account’s settings cannot be loaded', () => {
    const open = (more: Partial<ReturnType<typeof loginReply>['user']> = {}) => {
      const world = start(() => ({ status: 503, body: problemBody('engine-unavailable', 503) }));
      const { token, user } = loginReply('rps');
      return { ...world, opened: sessionOpened({ token, user: { ...user, ...more }, module: 'rps' }) };
    };

    it('leads to “not available”', async () => {
      const { store, moves, opened } = open();
      store.dispatch(opened);
      await waitFor(() => expect(moves).toEqual(['go /not-available']));
    });

    it('offers to load the page again where it was loaded without them', async () => {
      const { store, moves, opened } = open();
      store.dispatch(opened);
      store.dispatch(detailsWanted());
      await waitFor(() => expect(store.getState().problems).toMatchObject({ reloadPage: true }));
      expect(store.getState().problems.problem?.code).toBe('engine-unavailable');
      expect(moves).toEqual([]);
    });

    it('asks for none of an operator who is in no client', async () => {
      const { store, server, moves, opened } = open({
        currentOrganization: {
          id: null,
          commonName: 'Reprise',
          moduleType: 'no_module',
          account: platformSummary,
        },
      });
      store.dispatch(opened);
      await waitFor(() => expect(store.getState().session.token).toBe('token-rps'));
      expect([server.calls, moves]).toEqual([[], []]);
    });
  });
});
