import { createStoreBuyback, finalizeStoreBuyback } from '@reprise/contracts/buyback';
import { isCartExpired } from '@reprise/contracts/rules';
import { call, getContext, put, select, takeEvery } from 'redux-saga/effects';
import { isUndecided, problemOf } from '../../../../kernel/api';
import { newId } from '../../../../kernel/new-id';
import { discardsBegun } from '../../../../kernel/session';
import type { KeyValue } from '../../../../kernel/storage';
import { send } from '../../../../kernel/store';
import {
  type DeskState,
  draftChanged,
  draftDropped,
  draftOpened,
  buybackCreated,
  buybackHandedOver,
  type HandOver,
  handOverOrdered,
  handOverRefused,
  selectDesk,
} from './desk.slice';
import { type Draft, draftStorageKey, storedDraftSchema } from './draft.types';

const now = (): string => new Date().toISOString();

/** A draft that is unreadable or older than a dashboard cart (one day, customer journey §9) is discarded. */
function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const stored = storedDraftSchema.safeParse(storage.read(draftStorageKey));
  const fresh = stored.success && !isCartExpired(stored.data.storedAt, now(), 'dashboard');
  if (fresh) yield put(draftOpened(stored.data.draft));
  else storage.remove(draftStorageKey);
}

function* keep() {
  const storage: KeyValue = yield getContext('storage');
  const { draft }: DeskState = yield select(selectDesk);
  if (draft) storage.write(draftStorageKey, { storedAt: now(), draft });
  else storage.remove(draftStorageKey);
}

function* create(draft: Draft, { storeId, body }: HandOver) {
  const key = { idempotencyKey: draft.createKey };
  const { value: created } = yield* send(createStoreBuyback, { params: { storeId }, body }, key);
  yield put(buybackCreated(created));
}

/** The first press creates the buyback, whose transfer order is then printed and signed; the next one hands it over. */
function* handOver({ payload }: ReturnType<typeof handOverOrdered>) {
  const { draft }: DeskState = yield select(selectDesk);
  if (!draft) return;
  try {
    if (!draft.created) {
      yield call(create, draft, payload);
      return;
    }
    const parts = {
      params: { storeId: payload.storeId, buybackId: draft.created.id },
      body: payload.finalise,
    };
    const key = { idempotencyKey: draft.finaliseKey };
    const { id, identificationNumber, prices } = (yield* send(finalizeStoreBuyback, parts, key)).value;
    yield put(buybackHandedOver({ id, identificationNumber, price: prices.declared }));
  } catch (error) {
    const problem = problemOf(error);
    // Without a reply, the next press must be the same request; after a refusal it is another one.
    const keys = isUndecided(problem)
      ? { createKey: draft.createKey, finaliseKey: draft.finaliseKey }
      : { createKey: newId(), finaliseKey: newId() };
    yield put(handOverRefused({ problem, ...keys }));
  }
}

export function* deskSaga() {
  yield* restore();
  yield takeEvery(
    [
      draftOpened.type,
      draftChanged.type,
      draftDropped.type,
      buybackCreated.type,
      buybackHandedOver.type,
      handOverRefused.type,
    ],
    keep,
  );
  yield takeEvery(discardsBegun, function* () {
    yield put(draftDropped());
  });
  yield takeEvery(handOverOrdered.type, handOver);
}
