import type { PackageRow } from '@reprise/contracts/package';
import { waitFor } from '@testing-library/dom';
import { createAppStore } from '../../../kernel/store';
import { type FakeReply, fakeServer, memoryStorage, problemBody } from '../../../kernel/testing/render-app';
import { codeNumbered, aPackage, uuid } from './package.fixture';
import { sagas } from './packing.saga';
import { codeRead, labelAwaited, packingSlice, removalRequested, type WithPacking } from './packing.slice';

function start(answer?: Parameters<typeof fakeServer>[0]) {
  let row: PackageRow = aPackage();
  const refusals = new Map<string, string>();
  const server = fakeServer(
    answer ??
      (({ url, body }): FakeReply => {
        if (url.endsWith('/remove')) {
          row = { ...row, items: row.items.filter(({ itemId }) => !url.includes(itemId)) };
          return { body: row };
        }
        const code = String(Reflect.get(Object(body), 'code'));
        const refused = refusals.get(code);
        if (refused) return { status: 409, body: problemBody(refused, 409) };
        row = {
          ...row,
          items: [...row.items, { itemId: uuid(100 + row.items.length), identificationNumber: code }],
        };
        return { body: row };
      }),
  );
  const reducers = { packing: packingSlice.reducer };
  const store = createAppStore({ reducers, sagas, storage: memoryStorage(), fetch: server.fetch });
  const state = () => (store.getState() as unknown as WithPacking).packing;
  const read = (code: string) => store.dispatch(codeRead(uuid(1), code));
  const settled = () => waitFor(() => expect(state().entries.some((e) => e.state === 'sending')).toBe(false));
  return { ...server, store, state, read, settled, refusals };
}

describe('packing a package', () => {
  it('takes codes one after the other, in order', async () => {
    const s = start();
    const codes = [1, 2, 3, 4, 5].map(codeNumbered);
    codes.forEach((code) => s.read(code));
    await s.settled();
    expect(s.state().rows[uuid(1)]?.items.map((i) => i.identificationNumber)).toEqual(codes);
  });

  it.each([
    'expedition-already-processed',
    'expedition-not-awaiting-shipment',
    'expedition-no-manual-shipment',
    'expedition-code-already-entered',
    'expedition-item-needs-label',
    'package-wrong-warehouse',
  ])('keeps %s beside its code and continues', async (refusal) => {
    const s = start();
    s.refusals.set(codeNumbered(1), refusal);
    s.read(codeNumbered(1));
    s.read(codeNumbered(2));
    await s.settled();
    expect(s.state().entries.map(({ state, problem }) => [state, problem?.code])).toEqual([
      ['packed', undefined],
      ['refused', refusal],
    ]);
  });

  it('refuses a misread code and an IMEI without calling the server', () => {
    const s = start();
    s.read('4820000079190');
    s.read('490154203237518');
    expect(s.state().entries.map(({ fault }) => fault)).toEqual(['not-a-buyback-code', 'check-digit']);
    expect(s.calls).toEqual([]);
  });

  it('removes an item again', async () => {
    const s = start();
    s.read(codeNumbered(1));
    await s.settled();
    s.store.dispatch(removalRequested({ packageId: uuid(1), itemId: uuid(100), code: codeNumbered(1) }));
    await waitFor(() => expect(s.state().rows[uuid(1)]?.items).toEqual([]));
    expect(s.state().removing).toEqual([]);
  });
});

describe('the label of a closed package', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is checked for after 3, 5, 10 and 15 seconds, then reported as late', async () => {
    const s = start(() => ({ body: aPackage({ status: 'closed' }) }));
    s.store.dispatch(labelAwaited(uuid(1)));
    for (const [wait, looks] of [
      [3000, 1],
      [5000, 2],
      [10_000, 3],
      [15_000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(wait);
      expect(s.calls).toHaveLength(looks);
    }
    expect(s.state().labels[uuid(1)]).toBe('late');
  });

  it('is offered as soon as it exists', async () => {
    const s = start(() => ({ body: aPackage({ status: 'closed', labelReady: true }) }));
    s.store.dispatch(labelAwaited(uuid(1)));
    await jest.advanceTimersByTimeAsync(3000);
    expect(s.state().labels[uuid(1)]).toBe('ready');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(s.calls).toHaveLength(1);
  });
});
