import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import './public.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locales } from '@reprise/contracts/kernel';
import { createI18n, type Namespaces, preferredLocale } from '../kernel/i18n';
import { tokensRenewed } from '../kernel/session';
import { anonymousRenewal, siteRequested, siteSaga, siteSlice } from '../kernel/site';
import { browserStorage } from '../kernel/storage';
import { browserPages, createAppStore } from '../kernel/store';
import { startTheme } from '../ui/theme-mode';
import { injectTokens } from '../ui/tokens-css';
import { features } from './features';
import { PublicApp } from './public-app';

async function start(root: HTMLElement): Promise<void> {
  injectTokens(document);
  startTheme();
  const pages = browserPages('');
  const store = createAppStore({
    pages,
    reducers: Object.assign({ site: siteSlice.reducer }, ...features.map((f) => f.reducers ?? {})),
    sagas: [siteSaga, ...features.flatMap((f) => f.sagas ?? [])],
    renew: (used) => renewal(used),
  });
  const renewal = anonymousRenewal(
    () => store.getState().session.token,
    (token) => store.dispatch(tokensRenewed({ token })),
  );
  store.dispatch(siteRequested());
  const locale = preferredLocale(browserStorage, navigator.languages, locales);
  const namespaces: Namespaces = Object.assign({}, ...features.map((f) => f.locales ?? {}));
  const i18n = await createI18n({ locale, features: namespaces, storage: browserStorage, document });
  createRoot(root).render(
    <StrictMode>
      <PublicApp store={store} i18n={i18n} pages={pages} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
