import { waitFor } from '@testing-library/react';
import { topicsTold, createAppStore } from '../../../../kernel/store';
import { fakeServer, memoryStorage, problemBody } from '../../../../kernel/testing/render-app';
import { buyback, uuid } from '../buyback.fixture';
import { sagas } from './cancel.saga';
import { type Cancellation, cancelOrdered, cancelSlice, cancelLeft } from './cancel.slice';

const id = uuid(1);
const order = { reason: 'technical_problem' } as const;

function start(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  const reducers = { cancellations: cancelSlice.reducer };
  const store = createAppStore({ fetch: server.fetch, storage: memoryStorage(), reducers, sagas });
  const phase = (): Cancellation | undefined =>
    Reflect.get(Reflect.get(store.getState(), 'cancellations') as object, id) as Cancellation | undefined;
  return { server, store, phase };
}

describe('cancelling a buyback', () => {
  it('ends at once if the payment was cancelled at once', async () => {
    const { store, phase, server } = start(() => ({ body: buyback({ status: 'bb_cancelled' }) }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'cancelled' }));
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      url: `/api/buybacks/${id}/cancel`,
      body: { reason: 'technical_problem', force: false },
    });
  });

  it('offers force after the payment could not be cancelled, and force ends it', async () => {
    const { store, phase, server } = start(({ body }) =>
      (body as { force: boolean }).force
        ? { body: buyback({ status: 'bb_cancelled' }) }
        : { status: 409, body: problemBody('payment-not-cancellable', 409) },
    );
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'failed' }));
    store.dispatch(cancelOrdered({ id, order, force: true }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'cancelled' }));
    const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('waits for the payment’s answer and looks as soon as the buyback changed', async () => {
    let stage: Parameters<typeof buyback>[0] = { cancellation: 'requested' };
    const { store, phase } = start(() => ({ body: buyback(stage) }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'pending', force: false }));
    stage = { cancellation: 'failed' };
    store.dispatch(topicsTold([`/buybacks/${id}`]));
    await waitFor(() => expect(phase()).toEqual({ phase: 'failed' }));
  });

  it('is one request however often it is pressed', async () => {
    const { store, phase, server } = start(() => ({ body: buyback({ status: 'bb_cancelled' }) }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'cancelled' }));
    expect(server.calls).toHaveLength(1);
  });

  it('is the same request if the reply to the first attempt was lost', async () => {
    let lost = true;
    const { store, phase, server } = start(() => {
      if (!lost) return { body: buyback({ status: 'bb_cancelled' }) };
      lost = false;
      throw new TypeError('network');
    });
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toMatchObject({ phase: 'refused' }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toEqual({ phase: 'cancelled' }));
    const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('stops following when the page is left', async () => {
    const { store, phase } = start(() => ({ body: buyback({ cancellation: 'requested' }) }));
    store.dispatch(cancelOrdered({ id, order, force: false }));
    await waitFor(() => expect(phase()).toMatchObject({ phase: 'pending' }));
    store.dispatch(cancelLeft({ id }));
    expect(phase()).toBeUndefined();
  });
});
