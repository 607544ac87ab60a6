import { packItem, readPackage, unpackItem } from '@reprise/contracts/package';
import type { Channel } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeEvery } from 'redux-saga/effects';
import { problemOf } from '../../../kernel/api';
import { send } from '../../../kernel/store';
import {
  codeRead,
  itemPacked,
  itemRemoved,
  labelAwaited,
  labelLate,
  labelLeft,
  labelReady,
  packRefused,
  packRetried,
  type PackEntry,
  removalRefused,
  removalRequested,
  type WithPacking,
} from './packing.slice';

/** Delays before successive checks for a label, in milliseconds (customer journey §4). */
const labelWaits = [3000, 5000, 10_000, 15_000] as const;

/** Packs one item; a refusal is shown beside its code and the run continues. */
function* pack(id: string) {
  const entries: readonly PackEntry[] = yield select((s: WithPacking) => s.packing.entries);
  const entry = entries.find((known) => known.id === id);
  if (entry?.state !== 'sending') return;
  try {
    const { packageId, code } = entry;
    const { value: row } = yield* send(packItem, { params: { id: packageId }, body: { code } });
    yield put(itemPacked({ id, row }));
  } catch (error) {
    yield put(packRefused({ id, problem: problemOf(error) }));
  }
}

type Queued = ReturnType<typeof codeRead> | ReturnType<typeof packRetried>;

/** Codes are packed in scan order. */
function* packInOrder() {
  const queue: Channel<Queued> = yield actionChannel([codeRead.type, packRetried.type]);
  while (true) {
    const action: Queued = yield take(queue);
    yield call(pack, typeof action.payload === 'string' ? action.payload : action.payload.id);
  }
}

function* remove({ payload }: ReturnType<typeof removalRequested>) {
  const { packageId, itemId } = payload;
  try {
    const { value: row } = yield* send(unpackItem, { params: { id: packageId, itemId }, body: {} });
    yield put(itemRemoved({ itemId, row }));
  } catch (error) {
    yield put(removalRefused({ ...payload, problem: problemOf(error) }));
  }
}

function* poll(packageId: string) {
  for (const wait of labelWaits) {
    yield delay(wait);
    try {
      const { value: row } = yield* send(readPackage, { params: { id: packageId } });
      if (row.labelReady) {
        yield put(labelReady(row));
        return;
      }
    } catch {
      // The next check may succeed; after the last one the person is told.
    }
  }
  yield put(labelLate(packageId));
}

const leaves = (packageId: string) => (action: { type: string; payload?: unknown }) =>
  (action.type === labelLeft.type || action.type === labelAwaited.type) && action.payload === packageId;

function* awaitLabel({ payload: packageId }: ReturnType<typeof labelAwaited>) {
  yield race([call(poll, packageId), take(leaves(packageId))]);
}

export const sagas = [
  function* packingSaga() {
    yield fork(packInOrder);
    yield takeEvery(removalRequested, remove);
    yield takeEvery(labelAwaited, awaitLabel);
  },
];
