import type { Action } from '@reduxjs/toolkit';
import { call, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { sessionEndpoints, type SignedIn } from '@reprise/contracts/identity';
import { moduleTypeSchema } from '@reprise/contracts/permissions';
import { problemOf } from '../api';
import { send } from '../store/send.saga';
import { problemRaised, problemReset } from '../store/problems.slice';
import type { KeyValue } from '../storage';
import { storageKeys } from '../storage';
import type { PageNavigation } from '../store/page-navigation';
import {
  accountChanged,
  detailsWanted,
  logoutRequested,
  moduleSwitchRequested,
  organisationDetailsReceived,
  organisationSwitchRequested,
  placeLeft,
  sessionClosed,
  sessionOpened,
  type SessionState,
  switchRefused,
  tokensRenewed,
} from './session.slice';
import { dropCarried } from './left-behind';
import { fetchDetails } from './details.saga';
import { forgetSession, isOfAnother, replacesAnother, storeSession } from './stored-session';

const current = (state: { session: SessionState }): SessionState => state.session;

/** Reads a log-in or module-switch reply. A user with several modules starts in that of the organisation. */
export function openedBy({ token, refreshToken, user }: SignedIn, wanted?: SessionState['module']) {
  const held = Object.keys(user.modules).map((m) => moduleTypeSchema.parse(m));
  const candidates = [wanted, user.currentModule, user.currentOrganization?.moduleType, ...held];
  const module = candidates.find((m) => m && held.includes(m)) ?? held[0];
  return sessionOpened({ token, refreshToken, user, module });
}

/** What changes in a session does not replace that of somebody who has logged in meanwhile, in another tab. */
function* keepSession(action?: Action) {
  const storage: KeyValue = yield getContext('storage');
  const session: SessionState = yield select(current);
  const opens = !action || sessionOpened.match(action);
  if (!opens && isOfAnother(storage, session)) return;
  storeSession(storage, session);
}

/** After a session that ended by itself, what was begun is only for who began it. */
function* welcome() {
  const storage: KeyValue = yield getContext('storage');
  const session: SessionState = yield select(current);
  dropCarried(session.user?.id);
  if (replacesAnother(storage, session)) yield put(placeLeft());
}

function* logout() {
  const storage: KeyValue = yield getContext('storage');
  const pages: PageNavigation = yield getContext('pages');
  const providerLogout = storage.read(storageKeys.openIdLogoutUrl);
  try {
    yield* send(sessionEndpoints.logout, {}, { renews: false });
  } catch {
    // The session ends here whether or not the server could be informed; its token is short-lived.
  }
  forgetSession(storage, yield select(current));
  dropCarried();
  yield put(sessionClosed());
  yield put(problemReset());
  if (typeof providerLogout === 'string') yield call(pages.leaveFor, providerLogout);
  else yield call(pages.goTo, '/login');
}

type Switch = ReturnType<typeof moduleSwitchRequested> | ReturnType<typeof organisationSwitchRequested>;

function* askToSwitch({ type, payload }: Switch) {
  if (type === organisationSwitchRequested.type)
    return yield* send(sessionEndpoints.switchOrganisation, { body: { organisationId: payload } });
  const module = moduleTypeSchema.parse(payload);
  return yield* send(sessionEndpoints.switchModule, { body: { module } });
}

/** Back office §4: spinner, switch, home, then reload, so that nothing of the previous place stays on screen. */
function* goElsewhere(action: Switch) {
  const pages: PageNavigation = yield getContext('pages');
  const before: SessionState = yield select(current);
  try {
    const { value } = yield* askToSwitch(action);
    const wanted = moduleTypeSchema.safeParse(action.payload).data ?? before.module;
    yield put(placeLeft());
    const opened = openedBy(value, wanted);
    yield put({
      ...opened,
      payload: { ...opened.payload, refreshToken: opened.payload.refreshToken ?? before.refreshToken },
    });
    yield call(keepSession);
    yield call(pages.restartAt, '/home');
  } catch (error) {
    yield put(switchRefused());
    yield put(problemRaised({ problem: problemOf(error) }));
  }
}

export function* sessionSaga() {
  yield takeEvery(
    [sessionOpened.type, tokensRenewed.type, organisationDetailsReceived.type, accountChanged.type],
    keepSession,
  );
  yield takeEvery(sessionOpened.type, welcome);
  yield takeLatest([sessionOpened.type, detailsWanted.type], fetchDetails);
  yield takeLeading(logoutRequested.type, logout);
  yield takeLeading([moduleSwitchRequested.type, organisationSwitchRequested.type], goElsewhere);
}
