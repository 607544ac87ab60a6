import { settingsEndpoints } from '@reprise/contracts/configuration';
import { platform } from '@reprise/contracts/organisation';
import { call, getContext, put, select } from 'redux-saga/effects';
import { type AppProblem, problemOf } from '../api';
import type { PageNavigation } from '../store/page-navigation';
import { problemRaised } from '../store/problems.slice';
import { send } from '../store/send.saga';
import {
  detailsWanted,
  organisationDetailsReceived,
  type sessionOpened,
  type SessionState,
} from './session.slice';

type Fetching = ReturnType<typeof sessionOpened> | ReturnType<typeof detailsWanted>;

const current = (state: { session: SessionState }): SessionState => state.session;

/**
 * Log-in loads organisation settings and premium features (customer journey §4). Without the first nothing can be
 * shown; a page that was loaded anew may be loaded again (back office §8). Operators outside of every client have none.
 */
export function* fetchDetails({ type }: Fetching) {
  const { user }: SessionState = yield select(current);
  const account = user?.currentOrganization?.account?.id;
  if (!account || account === platform) return;
  try {
    const { value } = yield* send(settingsEndpoints.rootDetail, { params: { id: account } });
    yield put(organisationDetailsReceived(value));
  } catch (error) {
    yield call(detailsMissed, problemOf(error), type === detailsWanted.type);
  }
}

function* detailsMissed(problem: AppProblem, again: boolean) {
  const pages: PageNavigation = yield getContext('pages');
  const { token }: SessionState = yield select(current);
  // The api client reports a lost session; who has logged out meanwhile needs nothing.
  if (problem.status === 401 || !token) return;
  if (again) yield put(problemRaised({ problem, reloadPage: true }));
  else yield call(pages.goTo, '/not-available');
}
