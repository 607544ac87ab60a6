import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AppStore, browserPages } from '../kernel/store';
import { UiProvider } from '../ui/ui-provider';
import { routeObjects } from './router';

type Props = {
  store: AppStore;
  i18n: i18n;
  pages: ReturnType<typeof browserPages>;
  basename: string;
  states: () => Promise<void>;
};

export function Dashboard({ store, i18n, pages, basename, states }: Props) {
  const router = useMemo(() => {
    const created = createBrowserRouter(routeObjects(states), { basename });
    pages.route((path) => void created.navigate(path));
    return created;
  }, [basename, pages, states]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </I18nextProvider>
    </Provider>
  );
}
