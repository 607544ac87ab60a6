import { problemOf } from '../api';
import { fakeServer, memoryStorage, problemBody } from '../testing/render-app';
import { createAppStore } from '../store';
import { keptSession, sessionOpened } from '.';

/** An access token that has expired meets a server whose answer to the renewal is this one. */
async function callAfter(renewal: () => { status?: number; body?: unknown }) {
  const server = fakeServer(({ url }) =>
    url.includes('/token/refresh') ? renewal() : { status: 401, body: problemBody('session-expired', 401) },
  );
  const store = createAppStore({ fetch: server.fetch, storage: memoryStorage(), session: keptSession });
  store.dispatch(sessionOpened({ token: 'old', refreshToken: 'r' }));
  const problem = await store.api.request({ path: '/stocks' }).then(() => undefined, problemOf);
  return { code: problem?.code, told: store.getState().problems.problem?.code };
}

describe('a session that is to be renewed', () => {
  it('has ended if the server refuses', async () => {
    const refused = { status: 401, body: problemBody('session-expired', 401) };
    expect(await callAfter(() => refused)).toEqual({ code: 'session-expired', told: 'session-expired' });
  });

  it.each([
    ['overloaded', 503],
    ['storage-full', 503],
    ['internal-error', 500],
    ['too-many-requests', 429],
  ] as const)('lives on while the server says %s: only the call fails', async (code, status) => {
    const passing = { status, body: problemBody(code, status) };
    expect(await callAfter(() => passing)).toEqual({ code, told: undefined });
  });

  it('lives on while the network is lost', async () => {
    const lost = (): never => {
      throw new TypeError('Failed to fetch');
    };
    expect(await callAfter(lost)).toEqual({ code: 'network-unreachable', told: undefined });
  });
});
