import { sessionEndpoints } from '@reprise/contracts/identity';
import { anonymousClient, callEndpoint, refusedOrThrown } from '../api';
import type { KeyValue } from '../storage';
import { type SessionState, tokensRenewed } from './session.slice';
import { storedSession } from './stored-session';

type Renewal = {
  session: () => SessionState;
  dispatch: (action: ReturnType<typeof tokensRenewed>) => void;
  storage: KeyValue;
  fetch: typeof fetch;
  baseUrl: string;
};

/** One tab at a time, if the browser supports it: a refresh token used twice counts as stolen. */
async function alone<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('reprise-renewal', act) : act();
}

/**
 * Exchanges the refresh token for a new pair, once for all calls that failed together. A newer pair from another tab
 * is adopted instead. False if the session cannot be renewed. @throws ProblemError if nobody could say
 */
export function sessionRenewal({ session, dispatch, storage, fetch, baseUrl }: Renewal) {
  const bare = anonymousClient({ fetch, baseUrl });
  let running: Promise<boolean> | null = null;

  async function exchange(usedToken: string | undefined): Promise<boolean> {
    const stored = storedSession(storage);
    if (stored && stored.token !== usedToken && stored.user?.id === session().user?.id) {
      dispatch(tokensRenewed({ token: stored.token, refreshToken: stored.refreshToken }));
      return true;
    }
    const { refreshToken } = session();
    if (!refreshToken) return false;
    const { value } = await callEndpoint(bare, sessionEndpoints.refresh, { body: { refreshToken } });
    dispatch(tokensRenewed({ token: value.token, refreshToken: value.refreshToken }));
    return true;
  }

  return (usedToken: string | undefined): Promise<boolean> => {
    if (!usedToken) return Promise.resolve(false);
    if (session().token !== usedToken) return Promise.resolve(session().token !== undefined);
    running ??= alone(() => exchange(usedToken))
      .catch(refusedOrThrown)
      .finally(() => {
        running = null;
      });
    return running;
  };
}
