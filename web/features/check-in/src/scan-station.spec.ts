import { shortItemCode } from '@reprise/contracts/rules';
import { waitFor } from '@testing-library/dom';
import { sessionClosed, type SessionOpened, sessionOpened } from '../../../kernel/session';
import { createAppStore } from '../../../kernel/store';
import { memoryStorage } from '../../../kernel/testing/render-app';
import { fakeWarehouse, itemNumbered, operator } from './warehouse.fixture';
import { sagas } from './scan-station.saga';
import {
  candidateChosen,
  exceptionDismissed,
  exceptionRetried,
  headerChanged,
  scanReceived,
  scanStationSlice,
  undoRequested,
  undoWindow,
  type WithStation,
} from './scan-station.slice';

function station(
  items = [itemNumbered(1), itemNumbered(2)],
  storage = memoryStorage(),
  over: Partial<SessionOpened> = {},
) {
  const warehouse = fakeWarehouse(items);
  const reducers = { scanStation: scanStationSlice.reducer };
  const store = createAppStore({ reducers, sagas, storage, fetch: warehouse.fetch });
  store.dispatch(sessionOpened({ ...operator, ...over }));
  const state = () => (store.getState() as unknown as WithStation).scanStation;
  const scan = (code: string): string => {
    store.dispatch(scanReceived(code));
    return state().scans[0]?.id ?? '';
  };
  const scanned = (id: string) => state().scans.find((s) => s.id === id);
  const settled = () => waitFor(() => expect(state().scans.every((s) => s.state !== 'queued')).toBe(true));
  return { ...warehouse, store, state, scan, scanned, settled, storage };
}

describe('the scan station', () => {
  it('registers fifty items one after the other, without a click, always ready for the next', async () => {
    const items = Array.from({ length: 50 }, (_, n) => itemNumbered(n + 1));
    const s = station(items);
    for (const { identificationNumber } of items) {
      const before = performance.now();
      s.scan(identificationNumber);
      expect(performance.now() - before).toBeLessThan(300);
    }
    await s.settled();
    expect(s.state().scans.map(({ state }) => state)).toEqual(items.map(() => 'accepted'));
    expect(s.posts()).toEqual(items.map(({ id }) => `/items/${id}/check-in`));
    expect(s.state().verdicts).toBe(50);
  });

  it('verifies the check digit before calling the server', () => {
    const s = station();
    const wrong = s.scan('4820000079190');
    expect(s.scanned(wrong)).toMatchObject({ state: 'rejected', reason: 'check-digit' });
    expect(s.calls).toEqual([]);
  });

  it('keeps a bad scan as an exception and continues with the next', async () => {
    const s = station();
    const unknown = s.scan(itemNumbered(77).identificationNumber);
    const good = s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    expect(s.scanned(unknown)).toMatchObject({ state: 'rejected', reason: 'item-not-recognised' });
    expect(s.scanned(good)?.state).toBe('accepted');
    s.store.dispatch(exceptionDismissed(unknown));
    expect(s.scanned(unknown)).toBeUndefined();
  });

  it('refuses the same item twice, even with another of its codes', async () => {
    const { identificationNumber: code } = itemNumbered(1);
    const s = station();
    s.scan(code);
    const twice = s.scan(code);
    const short = s.scan(shortItemCode(code));
    await s.settled();
    expect(s.scanned(twice)?.reason).toBe('already-scanned');
    expect(s.scanned(short)?.reason).toBe('already-scanned');
    expect(s.posts()).toHaveLength(1);
  });

  it('holds the queue while the network is lost, and reconciles when it is back', async () => {
    const s = station();
    s.network.up = false;
    const first = s.scan(itemNumbered(1).identificationNumber);
    const second = s.scan(itemNumbered(2).identificationNumber);
    await waitFor(() => expect(s.state().offline).toBe(true));
    expect(s.scanned(first)?.state).toBe('queued');
    // Meanwhile somebody else registers the second one.
    s.rows.set(itemNumbered(2).id, itemNumbered(2, { status: 'item_registered_in_warehouse' }));
    s.network.up = true;
    globalThis.dispatchEvent(new Event('online'));
    await s.settled();
    expect(s.scanned(first)?.state).toBe('accepted');
    expect(s.scanned(second)).toMatchObject({
      reason: 'already-registered',
      foundStatus: 'item_registered_in_warehouse',
    });
    expect(s.state().offline).toBe(false);
  });

  it('treats a lost reply correctly: the request is sent again with the same key and succeeds', async () => {
    const s = station();
    s.network.losesReplies = 1;
    const id = s.scan(itemNumbered(1).identificationNumber);
    await waitFor(() => expect(s.state().offline).toBe(true));
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(s.scanned(id)?.state).toBe('accepted'));
    expect(s.posts()).toHaveLength(2);
  });

  it('undoes the last scan within ten seconds', async () => {
    const s = station();
    const id = s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    expect(s.state().undoable).toBe(id);
    s.store.dispatch(undoRequested(id));
    await waitFor(() => expect(s.scanned(id)?.state).toBe('undone'));
    expect(s.posts()).toContain(`/items/${itemNumbered(1).id}/check-in/undo`);
    // You can scan this code again.
    const again = s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    expect(s.scanned(again)?.state).toBe('accepted');
  });

  it('offers no undo after ten seconds', async () => {
    jest.useFakeTimers();
    try {
      const s = station();
      s.scan(itemNumbered(1).identificationNumber);
      await jest.advanceTimersByTimeAsync(500);
      expect(s.state().undoable).toBeDefined();
      await jest.advanceTimersByTimeAsync(undoWindow);
      expect(s.state().undoable).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks which item is meant if a damaged label matches several', async () => {
    const full = itemNumbered(1).identificationNumber;
    const twin = `${itemNumbered(3).identificationNumber.slice(0, -4)}${full.slice(-4)}`;
    const s = station([itemNumbered(1), itemNumbered(3, { identificationNumber: twin })]);
    const id = s.scan(full.slice(-4));
    await waitFor(() => expect(s.scanned(id)?.state).toBe('choosing'));
    const item = s.scanned(id)?.candidates?.[1];
    expect(s.posts()).toEqual([]);
    if (item) s.store.dispatch(candidateChosen({ id, item }));
    await waitFor(() => expect(s.scanned(id)?.state).toBe('accepted'));
    expect(s.posts()).toEqual([`/items/${itemNumbered(3).id}/check-in`]);
  });
});

describe('the run of a scan station', () => {
  it('finds by IMEI', async () => {
    const s = station([itemNumbered(1, { imei: '490154203237518' })]);
    const id = s.scan('490154203237518');
    await s.settled();
    expect(s.scanned(id)?.state).toBe('accepted');
  });

  it('sends the stock and comment that the header showed when the code was scanned', async () => {
    const s = station();
    s.store.dispatch(headerChanged({ stockId: itemNumbered(5).id, comment: 'Pallet 7' }));
    s.scan(itemNumbered(1).identificationNumber);
    s.store.dispatch(headerChanged({ stockId: undefined, comment: '' }));
    await s.settled();
    expect(s.calls.at(-1)?.body).toEqual({ stockId: itemNumbered(5).id, comment: 'Pallet 7' });
  });

  it('asks for a mandatory comment, and the second attempt is accepted', async () => {
    const s = station(undefined, undefined, { details: { isWarehouseCommentMandatory: true } });
    const id = s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    expect(s.scanned(id)?.reason).toBe('warehouse-comment-required');
    s.store.dispatch(headerChanged({ comment: 'Pallet 7' }));
    s.store.dispatch(exceptionRetried(id));
    await s.settled();
    expect(s.scanned(id)?.state).toBe('accepted');
  });

  it('resumes after a reload: waiting scans are sent, finished ones are shown', async () => {
    const storage = memoryStorage();
    const s = station(undefined, storage);
    s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    s.network.up = false;
    s.scan(itemNumbered(2).identificationNumber);
    await waitFor(() => expect(s.state().offline).toBe(true));
    const reloaded = station(undefined, storage);
    await reloaded.settled();
    expect(reloaded.state().scans.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(reloaded.posts()).toEqual([`/items/${itemNumbered(2).id}/check-in`]);
  });

  it('shows nothing of one person’s run to the next', async () => {
    const s = station();
    s.scan(itemNumbered(1).identificationNumber);
    await s.settled();
    s.store.dispatch(sessionClosed());
    expect(s.state().scans).toEqual([]);
    s.store.dispatch(sessionOpened({ ...operator, user: { ...operator.user, id: 'other' } as never }));
    expect(s.state().scans).toEqual([]);
  });
});
