import { sessionEndpoints } from '@reprise/contracts/identity';
import { put, takeEvery } from 'redux-saga/effects';
import { openedBy } from '../../../kernel/session';
import { accepted, type AcceptedAction } from '../../../kernel/store';

function* openSession({ payload }: AcceptedAction<typeof sessionEndpoints.login>) {
  yield put(openedBy(payload.value));
}

export const sagas = [
  function* sessionFeatureSaga() {
    yield takeEvery(accepted(sessionEndpoints.login), openSession);
  },
];
