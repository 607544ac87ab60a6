import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router-dom';
import type { AppStore, browserPages } from '../kernel/store';
import { useOnePress } from '../ui/use-one-press';
import { routeObjects } from './router';

type Pages = ReturnType<typeof browserPages>;
type Props = { store: AppStore; i18n: i18n; pages: Pages };

/** The sagas' way to other pages leads through the router. */
function Routed({ pages }: { pages: Pages }) {
  const navigate = useNavigate();
  useOnePress();
  useEffect(() => pages.route((path) => void navigate(path)), [navigate, pages]);
  return useRoutes(useMemo(() => routeObjects(), []));
}

export function PublicApp({ store, i18n, pages }: Props) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <Routed pages={pages} />
        </BrowserRouter>
      </I18nextProvider>
    </Provider>
  );
}
