import { call, delay, getContext, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { z } from 'zod';
import { type ApiReply, problemOf } from '../../../kernel/api';
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
import { previewPath, previewSchema, storedDraftSchema } from './compliance.types';

type Root = WithCompliance & { session: SessionState };
/** Pause after the last answer before the server is asked for the price, in milliseconds. */
export const previewPause = 200;

function* price({ payload: { itemId, answers } }: ReturnType<typeof previewRequested>) {
  yield delay(previewPause);
  try {
    const reply: ApiReply = yield call(send, {
      method: 'POST',
      path: previewPath(itemId),
      body: { answers },
    });
    yield put(previewReceived(previewSchema.parse(reply.body)));
  } catch (error) {
    yield put(previewRefused(problemOf(error)));
  }
}

const storedPhoto = z.object({ key: z.string() });

function* storePhoto({ payload: { itemId, url, id } }: ReturnType<typeof photoTaken>) {
  const { photos }: ComplianceState = yield select((s: Root) => s.compliance);
  if (!photos.some((photo) => photo.id === id)) return;
  try {
    const base64 = url.slice(url.indexOf(',') + 1);
    const path = `/items/${itemId}/photos`;
    const reply: ApiReply = yield call(send, { method: 'POST', path, body: { base64 }, idempotencyKey: id });
    yield put(photoStored({ id, key: storedPhoto.parse(reply.body).key }));
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
