import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AppStore, browserPages } from '../kernel/store';
import { routeObjects } from './router';

type Props = { store: AppStore; i18n: i18n; pages: ReturnType<typeof browserPages> };

export function PublicApp({ store, i18n, pages }: Props) {
  const router = useMemo(() => {
    const created = createBrowserRouter(routeObjects());
    pages.route((path) => void created.navigate(path));
    return created;
  }, [pages]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  );
}
