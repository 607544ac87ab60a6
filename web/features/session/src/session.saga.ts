import { put, takeEvery } from 'redux-saga/effects';
import { clientProblem } from '../../../kernel/api';
import { problemRaised, submissionAccepted } from '../../../kernel/store';
import { openedBy } from '../../../kernel/session';

/** Submission keys of the calls that open a session. */
export const loginKey = 'session/login';
export const openIdLoginKey = 'session/open-id';

function* openSession({ payload }: ReturnType<typeof submissionAccepted>) {
  if (payload.key !== loginKey && payload.key !== openIdLoginKey) return;
  try {
    yield put(openedBy(payload.reply));
  } catch {
    yield put(problemRaised({ problem: clientProblem('unexpected-reply'), reloadPage: true }));
  }
}

export const sagas = [
  function* sessionFeatureSaga() {
    yield takeEvery(submissionAccepted.type, openSession);
  },
];
