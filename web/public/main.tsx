import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import './public.css';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locales } from '@reprise/contracts/kernel';
import type { SolveChallenge } from '../kernel/challenge';
import { createI18n, type Namespaces, preferredLocale } from '../kernel/i18n';
import { tokensRenewed } from '../kernel/session';
import { siteRequested, siteSlice } from '../kernel/site';
import { browserStorage } from '../kernel/storage';
import { type AppStore, browserPages, createAppStore } from '../kernel/store';
import type { FeatureState } from '../kernel/routing';
import { startTheme } from '../ui/theme-mode';
import { injectTokens } from '../ui/tokens-css';
import { features } from './features';
import { PublicApp } from './public-app';

/** Comes only where an account wants it. */
const solveChallenge: SolveChallenge = async (challenge) =>
  (await import('../kernel/challenge/solve-in-worker')).solveInWorker(challenge);
const stateless: FeatureState = {};
// What reads the server, and the schemas it reads by, comes while the texts do: nothing can be shown without either.
const site = import('../kernel/site/site.saga');
const states = Promise.all(features.map(({ state }) => state?.() ?? stateless));

async function openStore(pages: ReturnType<typeof browserPages>): Promise<AppStore> {
  const [{ siteSaga, anonymousRenewal }, parts] = await Promise.all([site, states]);
  const store = createAppStore({
    pages,
    reducers: Object.assign({ site: siteSlice.reducer }, ...parts.map(({ reducers = {} }) => reducers)),
    sagas: [siteSaga, ...parts.flatMap(({ sagas = [] }) => sagas)],
    context: { solveChallenge },
    renew: (used) => renewal(used),
  });
  const renewal = anonymousRenewal(
    () => store.getState().session.token,
    (token) => store.dispatch(tokensRenewed({ token })),
  );
  store.dispatch(siteRequested());
  return store;
}

function openTexts(): Promise<i18n> {
  const locale = preferredLocale(browserStorage, navigator.languages, locales);
  const namespaces: Namespaces = Object.assign({}, ...features.map((f) => f.locales ?? {}));
  return createI18n({ locale, features: namespaces, storage: browserStorage, document });
}

async function start(root: HTMLElement): Promise<void> {
  injectTokens(document);
  startTheme();
  const pages = browserPages('');
  const [store, i18n] = await Promise.all([openStore(pages), openTexts()]);
  createRoot(root).render(
    <StrictMode>
      <PublicApp store={store} i18n={i18n} pages={pages} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
