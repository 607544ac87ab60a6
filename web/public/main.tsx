import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import './public.css';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locales } from '@reprise/contracts/kernel';
import type { SolveChallenge } from '../kernel/challenge';
import { watchApp } from '../kernel/errors/watch-app';
import { createI18n, type Namespaces, preferredLocale } from '../kernel/i18n';
import { siteSlice } from '../kernel/site';
import { browserStorage } from '../kernel/storage';
import { type AppStore, browserPages, createAppStore } from '../kernel/store';
import { startTheme } from '../ui/theme-mode';
import { injectTokens } from '../ui/tokens-css';
import { features } from './features';
import { PublicApp } from './public-app';
import { routes } from './routes';
import { renewOf, serve } from './served';
import { openSiteInPage } from './site-in-page';

/** Comes only where an account wants it. */
const solveChallenge: SolveChallenge = async (challenge) =>
  (await import('../kernel/challenge/solve-in-worker')).solveInWorker(challenge);
function openStore(pages: ReturnType<typeof browserPages>): AppStore {
  const store: AppStore = createAppStore({
    pages,
    reducers: { site: siteSlice.reducer },
    context: { solveChallenge },
    renew: renewOf(() => store),
  });
  openSiteInPage(document, store);
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
  const store = openStore(pages);
  // The home page is shown before anything is asked of the server; other pages are made of its answers, and what the
  // page begins with stays until they can ask.
  const isDrawn = store.getState().session.details !== undefined;
  const isOpen = location.pathname === '/' && isDrawn;
  const serving = isOpen ? undefined : serve(store);
  const i18n = await openTexts();
  if (isDrawn) await serving;
  createRoot(root).render(
    <StrictMode>
      <PublicApp store={store} i18n={i18n} pages={pages} />
    </StrictMode>,
  );
  if (isOpen) void serve(store);
}

watchApp('public', routes);
const root = document.getElementById('root');
if (root) void start(root);
