import { createStoreBuyback, finalizeStoreBuyback } from '@reprise/contracts/buyback';
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
import { type Draft, draftStorageKey } from './draft.types';
import { dropDraft, firstDraft, keepDraft } from './draft.store';

/** @returns what keeps each change of it from then on */
function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const tab: KeyValue = yield getContext('tab');
  const first = firstDraft(storage, tab);
  if (first) yield put(draftOpened(first));
  let held = first?.id;
  return function* keep() {
    const { draft }: DeskState = yield select(selectDesk);
    if (draft) keepDraft(storage, tab, draft);
    else if (held) dropDraft(storage, tab, held);
    held = draft?.id;
  };
}

/** Nobody's drafts go on in another place, or after a log-out: those of other tabs neither. */
function* discard() {
  const storage: KeyValue = yield getContext('storage');
  storage.remove(draftStorageKey);
  yield put(draftDropped());
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
  const keep = yield* restore();
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
  yield takeEvery(discardsBegun, discard);
  yield takeEvery(handOverOrdered.type, handOver);
}
