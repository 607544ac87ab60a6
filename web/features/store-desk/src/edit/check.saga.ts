import { isCartExpired } from '@reprise/contracts/rules';
import { getContext, put, select, takeEvery } from 'redux-saga/effects';
import { discardsBegun } from '../../../../kernel/session';
import type { KeyValue } from '../../../../kernel/storage';
import { checkDropped, checkKept, selectCheck } from './check.slice';
import { type Check, checkStorageKey, storedCheckSchema } from './check.types';

const now = (): string => new Date().toISOString();

/** Kept as long as the draft of a new buyback is. */
function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const stored = storedCheckSchema.safeParse(storage.read(checkStorageKey));
  const fresh = stored.success && !isCartExpired(stored.data.storedAt, now(), 'dashboard');
  if (fresh) yield put(checkKept(stored.data.check));
  else storage.remove(checkStorageKey);
}

function* keep() {
  const storage: KeyValue = yield getContext('storage');
  const check: Check | undefined = yield select(selectCheck);
  if (check) storage.write(checkStorageKey, { storedAt: now(), check });
  else storage.remove(checkStorageKey);
}

/** A check survives a reload, not a log-out. */
export function* checkSaga() {
  yield* restore();
  yield takeEvery([checkKept.type, checkDropped.type], keep);
  yield takeEvery(discardsBegun, function* () {
    yield put(checkDropped());
  });
}
