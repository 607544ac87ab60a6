import { previewControl, uploadPhoto } from '@reprise/contracts/item';
import { delay, getContext, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { problemOf } from '../../../kernel/api';
import { type SessionState, sessionOpened } from '../../../kernel/session';
import type { KeyValue } from '../../../kernel/storage';
import { send } from '../../../kernel/store';
import {
  type ComplianceState,
  draftRestored,
  photoRefused,
  photoStored,
  photoTaken,
  previewReceived,
  previewRefused,
  previewRequested,
  testFinished,
  type WithCompliance,
} from './compliance.slice';
import { storedDraftSchema } from './compliance.types';

type Root = WithCompliance & { session: SessionState };
/** Pause after the last answer before the server is asked for the price, in milliseconds. */
const previewPause = 200;

function* price({ payload: { itemId, answers, productId } }: ReturnType<typeof previewRequested>) {
  yield delay(previewPause);
  try {
    const { value } = yield* send(previewControl, {
      params: { id: itemId },
      body: { answers: [...answers], ...(productId ? { specification: { productId } } : {}) },
    });
    yield put(previewReceived(value));
  } catch (error) {
    yield put(previewRefused(problemOf(error)));
  }
}

function* storePhoto({ payload: { itemId, url, id } }: ReturnType<typeof photoTaken>) {
  const { photos }: ComplianceState = yield select((s: Root) => s.compliance);
  if (!photos.some((photo) => photo.id === id)) return;
  try {
    const base64 = url.slice(url.indexOf(',') + 1);
    const parts = { params: { id: itemId }, body: { base64 } };
    const { value } = yield* send(uploadPhoto, parts, { idempotencyKey: id });
    yield put(photoStored({ id, key: value.key }));
  } catch (error) {
    yield put(photoRefused({ id, problem: problemOf(error) }));
  }
}

const draftKey = ({ user }: SessionState): string | undefined => user && `compliance-draft:${user.id}`;

function* restore() {
  const storage: KeyValue = yield getContext('storage');
  const key: string | undefined = yield select((s: Root) => draftKey(s.session));
  const stored = storedDraftSchema.safeParse(key && storage.read(key));
  if (stored.success) yield put(draftRestored(stored.data));
}

function* keep({ type }: { type: string }) {
  const storage: KeyValue = yield getContext('storage');
  const { session, compliance }: Root = yield select();
  const key = draftKey(session);
  if (!key) return;
  if (type === testFinished.type) storage.remove(key);
  else if (compliance.draft) storage.write(key, compliance.draft);
}

const changesDraft = ({ type }: { type: string }): boolean =>
  type.startsWith('compliance/') && type !== draftRestored.type && !type.startsWith('compliance/preview');

export const sagas = [
  function* complianceSaga() {
    yield takeEvery(sessionOpened, restore);
    yield takeEvery(changesDraft, keep);
    yield takeLatest(previewRequested, price);
    yield takeEvery(photoTaken, storePhoto);
  },
];
