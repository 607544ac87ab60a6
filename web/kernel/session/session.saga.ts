import { call, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { moduleTypeSchema } from '@reprise/contracts/permissions';
import { problemOf } from '../api';
import type { ApiReply } from '../api';
import { send } from '../store/requests.saga';
import { problemRaised, problemReset } from '../store/problems.slice';
import type { KeyValue } from '../storage';
import { storageKeys } from '../storage';
import type { PageNavigation } from '../store/page-navigation';
import {
  logoutRequested,
  moduleSwitchRefused,
  moduleSwitchRequested,
  organisationDetailsReceived,
  sessionClosed,
  sessionOpened,
  type SessionState,
  tokensRenewed,
} from './session.slice';
import { forgetSession, storeSession } from './session.storage';
import { organisationDetailsSchema, sessionReplySchema } from './session.types';

const current = (state: { session: SessionState }): SessionState => state.session;

/** Reads a login or module-switch reply. A user holding several modules starts in that of the organisation. */
export function openedBy(body: unknown, wanted?: SessionState['module']) {
  const { token, refreshToken, user } = sessionReplySchema.parse(body);
  const held = Object.keys(user.modules).map((m) => moduleTypeSchema.parse(m));
  const candidates = [wanted, user.currentModule, user.currentOrganization?.moduleType, ...held];
  const module = candidates.find((m) => m && held.includes(m)) ?? held[0];
  return sessionOpened({ token, refreshToken: refreshToken ?? undefined, user, module });
}

export const detailsPath = (accountId: string): string =>
  `/accounts/${encodeURIComponent(accountId)}/organization-root-detail`;

function* keepSession() {
  const storage: KeyValue = yield getContext('storage');
  const session: SessionState = yield select(current);
  storeSession(storage, session);
}

/** Login initialises organisation settings and premium features (customer and store §4); without them the shell still works. */
function* fetchDetails() {
  const { user }: SessionState = yield select(current);
  const account = user?.currentOrganization?.account?.id;
  if (!account) return;
  try {
    const { body }: ApiReply = yield call(send, { path: detailsPath(account) });
    yield put(organisationDetailsReceived(organisationDetailsSchema.parse(body)));
  } catch {
    // What was known from the last visit stays; a lost session is told by the api client.
  }
}

function* logout() {
  const storage: KeyValue = yield getContext('storage');
  const pages: PageNavigation = yield getContext('pages');
  const providerLogout = storage.read(storageKeys.openIdLogoutUrl);
  try {
    yield call(send, { method: 'POST', path: '/logout', renews: false });
  } catch {
    // The session ends here whether or not the server could be told; its token is short-lived.
  }
  forgetSession(storage);
  yield put(sessionClosed());
  yield put(problemReset());
  if (typeof providerLogout === 'string') yield call(pages.leaveFor, providerLogout);
  else yield call(pages.goTo, '/login');
}

/** Back office §4: spinner, switch, home, then reload, so that nothing of the other module stays on screen. */
function* switchModule({ payload }: ReturnType<typeof moduleSwitchRequested>) {
  const pages: PageNavigation = yield getContext('pages');
  const before: SessionState = yield select(current);
  try {
    const { body }: ApiReply = yield call(send, {
      method: 'POST',
      path: '/session/module',
      body: { module: payload },
    });
    const opened = openedBy(body, payload);
    yield put({
      ...opened,
      payload: { ...opened.payload, refreshToken: opened.payload.refreshToken ?? before.refreshToken },
    });
    yield call(keepSession);
    yield call(pages.restartAt, '/home');
  } catch (error) {
    yield put(moduleSwitchRefused());
    yield put(problemRaised({ problem: problemOf(error) }));
  }
}

export function* sessionSaga() {
  yield takeEvery([sessionOpened.type, tokensRenewed.type, organisationDetailsReceived.type], keepSession);
  yield takeLatest(sessionOpened.type, fetchDetails);
  yield takeLeading(logoutRequested.type, logout);
  yield takeLeading(moduleSwitchRequested.type, switchModule);
}
