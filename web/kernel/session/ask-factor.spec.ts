import { createApiClient } from '../api';
import { createAppStore } from '../store';
import { fakeServer, problemBody } from '../testing/render-app';
import { factorAsker } from './ask-factor';
import { factorDeclined, factorShown } from './session.slice';

const refusal = {
  status: 403,
  body: { ...problemBody('fresh-factor-required', 403), details: { area: 'money', enrolled: true } },
};

describe('a call that asks for a second factor', () => {
  const world = () => {
    const store = createAppStore();
    const answers = [refusal, refusal];
    const server = fakeServer(() => answers.shift() ?? { body: {} });
    const api = createApiClient({
      token: () => 't',
      module: () => undefined,
      renew: () => Promise.resolve(false),
      onUnauthenticated: () => undefined,
      askFactor: factorAsker({
        session: () => store.getState().session,
        dispatch: store.dispatch,
        subscribe: store.subscribe,
      }),
      fetch: server.fetch,
    });
    const asked = async () => {
      while (!store.getState().session.factorAsked) await new Promise((done) => setTimeout(done, 5));
    };
    const keys = () => server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    return { store, api, keys, asked };
  };

  it('is repeated with its own key once the person has shown one, and asks once for all that wait', async () => {
    const { store, api, keys, asked } = world();
    const calls = ['/a', '/b'].map((path) => api.request({ method: 'POST', path }));
    await asked();
    await new Promise((done) => setTimeout(done, 5));
    expect(store.getState().session.factorAsked).toEqual({ enrolled: true });
    store.dispatch(factorShown());
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(keys().slice(2)).toEqual(keys().slice(0, 2));
  });

  it('is refused when the person declines', async () => {
    const { store, api, keys, asked } = world();
    const call = api.request({ method: 'POST', path: '/a' });
    await asked();
    store.dispatch(factorDeclined());
    await expect(call).rejects.toMatchObject({ problem: { code: 'fresh-factor-required' } });
    expect(keys()).toHaveLength(1);
  });
});
