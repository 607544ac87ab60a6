import { call, put, takeLatest } from 'redux-saga/effects';
import { type ApiReply, problemOf } from '../api';
import { detailsPath } from '../session/session.saga';
import { organisationDetailsReceived, sessionOpened } from '../session/session.slice';
import { organisationDetailsSchema } from '../session/session.types';
import { problemRaised } from '../store/problems.slice';
import { send } from '../store/requests.saga';
import { siteConfigSchema, siteOpened, siteRefused, siteRequested, webTokenReplySchema } from './site.slice';

const publicAddress = (): string => globalThis.location.origin;
const tokenRequest = () => ({
  method: 'POST' as const,
  path: '/webtoken-with-account-and-ord',
  form: { url: publicAddress() },
  renews: false,
});

/** Customer and store §7: configuration (its failure closes the site) and an anonymous user; any failure there offers a reload. */
function* openSite() {
  let config;
  try {
    const reply: ApiReply = yield call(send, {
      path: '/white-label/config',
      renews: false,
      accept: 'application/json',
    });
    config = siteConfigSchema.parse(reply.body);
  } catch {
    yield put(siteRefused());
    return;
  }
  try {
    const reply: ApiReply = yield call(send, tokenRequest());
    const { token, ord, account } = webTokenReplySchema.parse(reply.body);
    yield put(sessionOpened({ token, module: 'no_module' }));
    const details: ApiReply = yield call(send, { path: detailsPath(account.id) });
    yield put(organisationDetailsReceived(organisationDetailsSchema.parse(details.body)));
    yield put(siteOpened({ config, organisation: ord, account }));
  } catch (error) {
    yield put(problemRaised({ problem: problemOf(error), reloadPage: true }));
  }
}

export function* siteSaga() {
  yield takeLatest(siteRequested.type, openSite);
}

/** A new anonymous token when the old one has run out; the person notices nothing. */
export function anonymousRenewal(current: () => string | undefined, opened: (token: string) => void) {
  let running: Promise<boolean> | null = null;
  async function exchange(): Promise<boolean> {
    const { method, path, form } = tokenRequest();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
    const body = new URLSearchParams(form).toString();
    const response = await globalThis.fetch(`/api${path}`, { method, headers, body });
    if (!response.ok) return false;
    opened(webTokenReplySchema.parse(await response.json()).token);
    return true;
  }
  return (usedToken: string | undefined): Promise<boolean> => {
    if (usedToken && current() !== usedToken) return Promise.resolve(true);
    running ??= exchange()
      .catch(() => false)
      .finally(() => {
        running = null;
      });
    return running;
  };
}
