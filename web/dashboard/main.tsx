import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import './beginning.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchApp } from '../kernel/errors/watch-app';
import { createI18n, type Namespaces, preferredLocale } from '../kernel/i18n';
import { sagas as logInSagas } from '../features/session/src/session.saga';
import { detailsWanted, keptSession } from '../kernel/session';
import { brandInPage } from '../kernel/site/brand-in-page';
import { showFavicon } from '../kernel/site/show-favicon';
import { browserStorage } from '../kernel/storage';
import { browserPages, createAppStore } from '../kernel/store';
import { injectTokens } from '../ui/tokens-css';
import { setClientColour, startTheme } from '../ui/theme-mode';
import { beginPage, beginTitles } from './begin-page';
import { Dashboard } from './dashboard';
import { features } from './features';
import { loadShell } from './router';
import { routes } from './routes';
import { statesOf } from './states';

const basename = '/dashboard';

async function start(root: HTMLElement): Promise<void> {
  injectTokens(document);
  startTheme();
  const pages = browserPages(basename);
  const store = createAppStore({
    pages,
    session: keptSession,
    sagas: logInSagas,
  });
  const brand = brandInPage();
  const followBrand = (): void => {
    const { user } = store.getState().session;
    const worn = user?.currentOrganization?.account ?? (user ? undefined : brand);
    setClientColour(worn?.mainColor ?? undefined);
    showFavicon(worn?.favicon);
  };
  store.subscribe(followBrand);
  followBrand();
  const { token, details } = store.getState().session;
  const states = statesOf(store, features);
  // Whoever is signed in needs them at once; whoever logs in, afterwards. The shell says if they do not come.
  if (token) {
    states().catch(() => undefined);
    loadShell().catch(() => undefined);
    beginPage(routes, location.pathname, basename);
  }
  if (token && !details) store.dispatch(detailsWanted());
  // Back office §1: the dashboard speaks French and English.
  const locale = preferredLocale(browserStorage, navigator.languages, ['fr-FR', 'en-GB']);
  const namespaces: Namespaces = Object.assign({}, ...features.map((f) => f.locales ?? {}));
  const i18n = await createI18n({ locale, features: namespaces, storage: browserStorage, document });
  if (token) beginTitles(i18n, routes, store.getState().session);
  createRoot(root).render(
    <StrictMode>
      <Dashboard store={store} i18n={i18n} pages={pages} basename={basename} states={states} />
    </StrictMode>,
  );
}

watchApp('dashboard', routes, basename);
const root = document.getElementById('root');
if (root) void start(root);
