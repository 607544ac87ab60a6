import { checkInItem, findItems, undoCheckIn } from '@reprise/contracts/item';
import { type EventChannel, eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'redux-saga/effects';
import { type AppProblem, isUndecided, problemOf } from '../../../kernel/api';
import { itemSearchOf } from '../../../kernel/scanner';
import { type SessionState, sessionOpened, tokensRenewed } from '../../../kernel/session';
import type { KeyValue } from '../../../kernel/storage';
import { send } from '../../../kernel/store';
import {
  candidateChosen,
  exceptionRetried,
  itemFound,
  networkBack,
  networkLost,
  nextPending,
  scanAccepted,
  scanReceived,
  scanRejected,
  scanStarted,
  type ScanStationState,
  scanUndone,
  severalFound,
  stationRestored,
  undoExpired,
  undoRefused,
  undoRequested,
  undoWindow,
  type WithStation,
} from './scan-station.slice';
import { type Scan, scannedItem, type ScannedItem, storedStationSchema } from './scan-station.types';

type Root = WithStation & { session: SessionState };
/** First and longest delay for a lost network, in milliseconds. */
const waits = { first: 1000, longest: 15_000 };
/** Statuses from which an item can be checked in (domain §3). */
const registrable = ['item_awaiting_inventory', 'item_in_transit'];

/** Nothing was decided, and that passes: the same request is retried later. What cannot be read stays so. */
const undecided = (problem: AppProblem): boolean =>
  (isUndecided(problem) && problem.code !== 'unexpected-reply') ||
  problem.status === 429 ||
  problem.status === 503;

const statusIn = ({ details }: AppProblem): string | undefined =>
  typeof details?.['status'] === 'string' ? details['status'] : undefined;

function* find(scan: Scan) {
  const { value } = yield* send(findItems, { query: itemSearchOf(scan.code) });
  return value.items.map(scannedItem);
}

/** Why an item just found cannot be registered; undefined if it can. */
function refusal(scan: Scan, item: ScannedItem, { scans }: ScanStationState) {
  const taken = scans.some(
    (other) =>
      other.id !== scan.id && other.item?.id === item.id && ['queued', 'accepted'].includes(other.state),
  );
  if (taken) return { reason: 'already-scanned' } as const;
  const foundStatus = item.status;
  if (foundStatus === 'item_registered_in_warehouse')
    return { reason: 'already-registered', foundStatus } as const;
  return registrable.includes(foundStatus)
    ? undefined
    : ({ reason: 'item-status-not-registrable', foundStatus } as const);
}

/** The one item identified by the code; undefined if the scan already has its result. */
function* identify(scan: Scan): Generator<unknown, ScannedItem | undefined, never> {
  // Already found: the network may have been lost after the server acted, so the item's state is inconclusive.
  if (scan.item) return scan.item;
  const items: ScannedItem[] = yield call(find, scan) as never;
  const [only] = items;
  if (!only) {
    yield put(scanRejected({ id: scan.id, reason: 'item-not-recognised' }));
    return undefined;
  }
  if (items.length > 1) {
    yield put(severalFound({ id: scan.id, candidates: items }));
    return undefined;
  }
  const station: ScanStationState = yield select((s: Root) => s.scanStation) as never;
  const refused = refusal(scan, only, station);
  yield put(refused ? scanRejected({ id: scan.id, ...refused }) : itemFound({ id: scan.id, item: only }));
  return refused ? undefined : only;
}

function* register(scan: Scan) {
  const { details }: SessionState = yield select((s: Root) => s.session);
  if (details?.isWarehouseCommentMandatory && !scan.comment) {
    yield put(scanRejected({ id: scan.id, reason: 'warehouse-comment-required' }));
    return;
  }
  const item: ScannedItem | undefined = yield call(identify, scan);
  if (!item) return;
  const { stockId, comment } = scan;
  const body = { ...(stockId && { stockId }), ...(comment && { comment }) };
  const parts = { params: { id: item.id }, body };
  const { value } = yield* send(checkInItem, parts, { idempotencyKey: scan.key });
  yield put(scanAccepted({ id: scan.id, item: scannedItem(value) }));
}

function* undo(scan: Scan) {
  if (!scan.item) return;
  const parts = { params: { id: scan.item.id }, body: {} };
  yield* send(undoCheckIn, parts, { ...(scan.undoKey && { idempotencyKey: scan.undoKey }) });
  yield put(scanUndone(scan.id));
}

function* settle(scan: Scan) {
  try {
    yield put(scanStarted(scan.id));
    yield call(scan.state === 'undoing' ? undo : register, scan);
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status === 401 || undecided(problem)) return problem;
    const { code: reason } = problem;
    if (scan.state === 'undoing') yield put(undoRefused({ id: scan.id, reason }));
    else yield put(scanRejected({ id: scan.id, reason, foundStatus: statusIn(problem) }));
    return undefined;
  }
}

/** One scan after the other, oldest first; a lost network or session stops the queue, but loses nothing. */
function* work() {
  let failures = 0;
  while (true) {
    const station: ScanStationState = yield select((s: Root) => s.scanStation);
    const scan = nextPending(station);
    if (!scan) {
      yield take([scanReceived, undoRequested, candidateChosen, exceptionRetried, stationRestored]);
      continue;
    }
    const held: AppProblem | undefined = yield call(settle, scan);
    if (!held) {
      failures = 0;
      const { offline }: ScanStationState = yield select((s: Root) => s.scanStation);
      if (offline) yield put(networkBack());
      continue;
    }
    yield put(networkLost());
    if (held.status === 401) yield take([sessionOpened, tokensRenewed]);
    else {
      const wait = Math.min(waits.longest, waits.first * 2 ** failures);
      yield race([delay(held.retryAfter ? held.retryAfter * 1000 : wait), take(browserOnline)]);
      failures += 1;
    }
  }
}

const browserOnline = 'scanStation/browserOnline';
function* followBrowser() {
  const channel: EventChannel<true> = yield call(() =>
    eventChannel<true>((emit) => {
      const tell = (): void => emit(true);
      globalThis.addEventListener('online', tell);
      return () => globalThis.removeEventListener('online', tell);
    }),
  );
  yield takeEvery(channel, function* () {
    yield put({ type: browserOnline });
  });
}

function* closeUndo({ payload }: ReturnType<typeof scanAccepted>) {
  yield delay(undoWindow);
  yield put(undoExpired(payload.id));
}

/** Each person at each warehouse has a separate station: nobody resumes another's run. */
function stationKey({ user }: SessionState): string | undefined {
  return user && `scan-station:${user.id}:${user.currentOrganization?.id ?? ''}`;
}

function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const key: string | undefined = yield select((s: Root) => stationKey(s.session));
  const stored = storedStationSchema.safeParse(key && storage.read(key));
  if (stored.success) yield put(stationRestored(stored.data));
}

function* keep() {
  const storage: KeyValue = yield getContext('storage');
  const { session, scanStation }: Root = yield select();
  const key = stationKey(session);
  if (key) storage.write(key, { header: scanStation.header, scans: scanStation.scans });
}

const changesStation = ({ type }: { type: string }): boolean =>
  type.startsWith('scanStation/') && type !== stationRestored.type && type !== scanStarted.type;

export const sagas = [
  function* scanStationSaga() {
    yield takeEvery(sessionOpened, restore);
    yield takeEvery(changesStation, keep);
    yield takeLatest(scanAccepted, closeUndo);
    yield fork(followBrowser);
    yield fork(work);
  },
];
