import { settingsEndpoints } from '@reprise/contracts/configuration';
import { visitorEndpoints } from '@reprise/contracts/identity';
import { all, call, put, select, takeLatest } from 'redux-saga/effects';
import { anonymousClient, callEndpoint, problemOf, refusedOrThrown, type Reply } from '../api';
import { organisationDetailsReceived, sessionOpened } from '../session/session.slice';
import { problemRaised } from '../store/problems.slice';
import { send } from '../store/send.saga';
import {
  selectSite,
  siteOpened,
  siteRefused,
  siteRequested,
  textsArrived,
  type SiteState,
} from './site.slice';

const { whiteLabel, rootDetail } = settingsEndpoints;
const publicAddress = (): string => globalThis.location.origin;
const visitor = () => ({ body: { url: publicAddress() } });

/**
 * Customer journey §7: configuration (its failure closes the site) and an anonymous user; any failure there offers a
 * reload.
 */
function* openSite() {
  let config;
  try {
    config = (yield* send(whiteLabel, {})).value;
  } catch {
    yield put(siteRefused());
    return;
  }
  try {
    const { token, ord, account } = (yield* send(visitorEndpoints.visitorToken, visitor())).value;
    yield put(sessionOpened({ token, module: 'no_module' }));
    const details = yield* send(rootDetail, { params: { id: account.id } });
    yield put(organisationDetailsReceived(details.value));
    yield put(siteOpened({ config, organisation: ord, account }));
  } catch (error) {
    yield put(problemRaised({ problem: problemOf(error), reloadPage: true }));
  }
}

/** The page said who the client is; only the texts that it left out are asked for. */
function* completeSite(id: string) {
  try {
    const [config, details] = (yield all([
      call(send<typeof whiteLabel>, whiteLabel, {}),
      call(send<typeof rootDetail>, rootDetail, { params: { id } }),
    ])) as [Reply<typeof whiteLabel>, Reply<typeof rootDetail>];
    yield put(organisationDetailsReceived(details.value));
    yield put(textsArrived(config.value));
  } catch (error) {
    yield put(problemRaised({ problem: problemOf(error), reloadPage: true }));
  }
}

function* requested() {
  const site = (yield select(selectSite)) as SiteState;
  yield* site.status === 'open' ? completeSite(site.account.id) : openSite();
}

export function* siteSaga() {
  yield takeLatest(siteRequested.type, requested);
}

/** A new anonymous token when the old one has expired, unnoticed by the person. */
export function anonymousRenewal(current: () => string | undefined, opened: (token: string) => void) {
  let running: Promise<boolean> | null = null;
  async function exchange(): Promise<boolean> {
    const { value } = await callEndpoint(anonymousClient({}), visitorEndpoints.visitorToken, visitor());
    opened(value.token);
    return true;
  }
  return (usedToken: string | undefined): Promise<boolean> => {
    if (usedToken && current() !== usedToken) return Promise.resolve(true);
    running ??= exchange()
      .catch(refusedOrThrown)
      .finally(() => {
        running = null;
      });
    return running;
  };
}
