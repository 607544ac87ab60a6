import { waitFor } from '@testing-library/dom';
import { createAppStore } from '../../../kernel/store';
import { type FakeReply, fakeServer, memoryStorage, problemBody } from '../../../kernel/testing/render-app';
import { itemInQuarantine } from './item.fixture';
import { sagas } from './item-acts.saga';
import { actRequested, type Asked, itemActsSlice, type WithItemActs } from './item-acts.slice';

const item = itemInQuarantine();
const mail: Asked = { act: 'mail', itemId: item.id, code: item.identificationNumber, body: {} };

function start(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  const reducers = { itemActs: itemActsSlice.reducer };
  const store = createAppStore({ reducers, sagas, storage: memoryStorage(), fetch: server.fetch });
  const state = () => (store.getState() as unknown as WithItemActs).itemActs;
  const traced = (count: number) => waitFor(() => expect(state().trace).toHaveLength(count));
  return { ...server, store, state, traced };
}

describe('an action on an item', () => {
  it('leaves a trace', async () => {
    const { store, state, traced, calls } = start(() => ({ body: { ...item, mailRequests: 2 } }));
    store.dispatch(actRequested(mail));
    await traced(1);
    expect(calls[0]?.url).toBe(`/api/items/${item.id}/quarantine-mail`);
    expect(state().trace[0]).toMatchObject({ act: 'mail', outcome: 'done', item: { mailRequests: 2 } });
  });

  it('is sent once, however often it is pressed', async () => {
    const { store, traced, calls } = start(() => ({ body: item }));
    store.dispatch(actRequested(mail));
    store.dispatch(actRequested(mail));
    await traced(1);
    expect(calls).toHaveLength(1);
  });

  it('that came too late shows the state in which somebody else left the item', async () => {
    const after = { ...item, status: 'item_completed_with_negociation' };
    const { store, state, traced } = start(({ method }): FakeReply =>
      method === 'GET' ? { body: after } : { status: 409, body: problemBody('item-not-in-quarantine', 409) },
    );
    store.dispatch(actRequested({ ...mail, act: 'release', body: { stockId: item.id } }));
    await traced(1);
    expect(state().trace[0]).toMatchObject({
      outcome: 'refused',
      problem: { code: 'item-not-in-quarantine' },
      item: { status: 'item_completed_with_negociation' },
    });
  });

  it('whose reply was lost is retried with the same key', async () => {
    let up = false;
    const { store, traced, calls } = start(() => {
      if (up) return { body: item };
      throw new TypeError('Failed to fetch');
    });
    store.dispatch(actRequested(mail));
    await traced(1);
    up = true;
    store.dispatch(actRequested(mail));
    await traced(2);
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
  });
});
