import { factorEndpoints, sessionEndpoints } from '@reprise/contracts/identity';
import { getContext, put, takeEvery } from 'redux-saga/effects';
import { openedBy } from '../../../kernel/session';
import { storageKeys, type KeyValue } from '../../../kernel/storage';
import { accepted, type AcceptedAction } from '../../../kernel/store';

type Opened = AcceptedAction<typeof sessionEndpoints.login | typeof factorEndpoints.finishLogin>;

function* openSession({ payload }: Opened) {
  const storage: KeyValue = yield getContext('storage');
  const { openIdLogoutUrl } = payload.value;
  // Who came in by password has no session at a provider to end.
  if (openIdLogoutUrl) storage.write(storageKeys.openIdLogoutUrl, openIdLogoutUrl);
  else storage.remove(storageKeys.openIdLogoutUrl);
  yield put(openedBy(payload.value));
}

export const sagas = [
  function* sessionFeatureSaga() {
    yield takeEvery(accepted(sessionEndpoints.login), openSession);
    yield takeEvery(accepted(factorEndpoints.finishLogin), openSession);
  },
];
