import { isCartExpired } from '@reprise/contracts/rules';
import type { EventChannel } from 'redux-saga';
import { call, getContext, put, takeEvery } from 'redux-saga/effects';
import { changesElsewhere } from '../../../../kernel/store';
import type { KeyValue } from '../../../../kernel/storage';
import { buybacksDeclared, buybacksRestored } from './declared.slice';
import { declaredKey, storedDeclaredSchema } from './declared.types';

function* stored() {
  const storage: KeyValue = yield getContext('storage');
  const known = storedDeclaredSchema.safeParse(storage.read(declaredKey)).data ?? [];
  const now = new Date().toISOString();
  return known.filter(({ storedAt }) => !isCartExpired(storedAt, now, 'public'));
}

function* keep({ payload }: ReturnType<typeof buybacksDeclared>) {
  const storage: KeyValue = yield getContext('storage');
  const known = yield* stored();
  const storedAt = new Date().toISOString();
  const others = known.filter(({ id }) => payload.every((buyback) => buyback.id !== id));
  storage.write(declaredKey, [...others, ...payload.map((buyback) => ({ ...buyback, storedAt }))]);
}

function* restore() {
  const known = yield* stored();
  if (known.length > 0) yield put(buybacksRestored(known));
}

/** Confirmation pages can be reopened as long as a cart lives (customer journey §9: 30 days). */
export function* declaredSaga() {
  yield* restore();
  yield takeEvery(buybacksDeclared.type, keep);
  yield takeEvery((yield call(changesElsewhere, declaredKey)) as EventChannel<true>, restore);
}
