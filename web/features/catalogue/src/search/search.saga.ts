import type { SearchAccess } from '@reprise/contracts/catalogue';
import { all, call, delay, getContext, put, select, takeLatest } from 'redux-saga/effects';
import { type ApiClient, clientProblem, problemOf, ProblemError } from '../../../../kernel/api';
import { selectOrganisation, type SiteState } from '../../../../kernel/site';
import type { Chosen } from '../../../../kernel/search/facets';
import type { Faceted } from '../../../../kernel/search/faceted-search';
import { searchAccess } from '../../../../kernel/search/search-access';
import { searchAnswered, searchLeft, searchRefused, searchRequested } from './search.slice';

/** Milliseconds without typing before the service is called. */
const quiet = 150;
const refusedKey = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  [401, 403].includes(Number(Reflect.get(error, 'httpStatus')));

type Engine = {
  searchFaceted: (access: SearchAccess, text: string, page: number, chosen: Chosen) => Promise<Faceted>;
};
/** Loaded with the first search: the client is not part of the initial bundle. */
const load = (): Promise<Engine> => import('../../../../kernel/search/faceted-search');

function* find({ payload: { text, page, chosen } }: ReturnType<typeof searchRequested>) {
  if (text.trim() === '') {
    yield put(searchLeft());
    return;
  }
  const api: ApiClient = yield getContext('api');
  const organisationId: string = yield select(
    (state: { site: SiteState }) => selectOrganisation(state)?.id ?? '',
  );
  try {
    const [engine, access]: [Engine, SearchAccess] = yield all([
      call(load),
      call(searchAccess, api, organisationId),
      delay(quiet),
    ]);
    let found: Faceted;
    try {
      found = yield call(engine.searchFaceted, access, text, page, chosen);
    } catch (error) {
      if (!refusedKey(error)) throw error;
      const renewed: SearchAccess = yield call(searchAccess, api, organisationId, true);
      found = yield call(engine.searchFaceted, renewed, text, page, chosen);
    }
    yield put(searchAnswered(found));
  } catch (error) {
    // After the last attempt the service counts as unreachable (customer journey §7).
    yield put(
      searchRefused(error instanceof ProblemError ? problemOf(error) : clientProblem('network-unreachable')),
    );
  }
}

export function* searchSaga() {
  yield takeLatest([searchRequested.type, searchLeft.type], function* (action: { type: string }) {
    if (searchRequested.match(action)) yield* find(action);
  });
}
