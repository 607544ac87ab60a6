import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { createI18n, type Namespaces } from '../i18n';
import { keptSession } from '../session';
import { type KeyValue } from '../storage';
import { type AppStore, type AppStoreOptions, createAppStore } from '../store';

/** A storage that lasts as long as the test. */
export function memoryStorage(begin: Readonly<Record<string, unknown>> = {}): KeyValue {
  const values = new Map(Object.entries(begin));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    follow: () => () => {},
  };
}

export type FakeReply = { status?: number; body?: unknown; headers?: Record<string, string> };
export type FakeCall = { method: string; url: string; body: unknown; headers: Headers };

/** A server for specs: answers with a function, and records the requests. */
export function fakeServer(answer: (call: FakeCall) => FakeReply | Promise<FakeReply>) {
  const calls: FakeCall[] = [];
  const fetch = (async (url: string, init: RequestInit = {}) => {
    const body: unknown =
      typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : init.body;
    const call = {
      method: init.method ?? 'GET',
      url: decodeURIComponent(url),
      body,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const reply = await answer(call);
    const status = reply.status ?? 200;
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
    return {
      ok: status < 400,
      status,
      headers: new Headers(reply.headers),
      text: () => Promise.resolve(text),
      json: () => Promise.resolve().then((): unknown => JSON.parse(text)),
      blob: () => Promise.resolve(new Blob([text])),
    };
  }) as unknown as typeof globalThis.fetch;
  return { calls, fetch };
}

/** A refusal in the server's format. */
export const problemBody = (code: string, status: number, violations?: readonly object[]) => ({
  '@context': '/contexts/Error',
  '@id': `/errors/${code}`,
  '@type': 'Error',
  type: `/errors/${code}`,
  title: 'An error occurred',
  status,
  detail: code,
  'hydra:title': 'An error occurred',
  'hydra:description': code,
  code,
  traceId: '0af7651916cd43dd8448eb211c80319c',
  ...(violations ? { violations } : {}),
});

type Options = AppStoreOptions & { path?: string; url?: string; state?: unknown; locales?: Namespaces };

/** Renders a screen in a real store and router, in English; routes other than `path` show their own address. */
export async function renderApp(screen: ReactElement, options: Options = {}) {
  const { path = '/', url = path, state, locales = {}, ...store } = options;
  const i18n: i18n = await createI18n({ locale: 'en-GB', features: locales });
  const app: AppStore = createAppStore({ storage: memoryStorage(), session: keptSession, ...store });
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [{ ...parsePath(url), state }],
    },
  );
  const { container, unmount } = render(
    <Provider store={app}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { container, unmount, store: app, router, i18n };
}
