import type { Permission } from '@reprise/contracts/permissions';
import { App } from 'antd';
import type { ResourcePaths } from '../../ui/resource/resource-spec';
import type { Screens } from '../../ui/resource/resource-screens';
import type { Namespaces } from '../i18n';
import { type FakeCall, type FakeReply, fakeServer, renderApp } from './render-app';
import { signedIn } from './signed-in';

type Opened = {
  screens: Screens;
  paths: ResourcePaths;
  locales: Namespaces;
  held: readonly Permission[];
  name: 'List' | 'Create' | 'Edit';
  /** The document that is edited, and the list it stands in. */
  id: string;
  row: object;
  rows: readonly object[];
  /** Where the address has other parameters than `:id`. */
  url?: string;
  /** Of the address: an open tab. */
  search?: string;
  /** Answers before the document's own endpoints do. */
  answer?: ((call: FakeCall) => FakeReply | undefined) | undefined;
};

/** One of a declared document's pages, as somebody of a French shop who reads English opens it. */
export async function openScreens(opened: Opened) {
  const { screens, paths, locales, held, name, id, row, rows, search = '', answer, url } = opened;
  const list = { body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } };
  const server = fakeServer((call) => {
    const own = answer?.(call);
    if (own) return own;
    return call.method === 'GET' && !call.url.includes(`/${id}`)
      ? list
      : { body: row, headers: { etag: '"1"' } };
  });
  const Screen = screens(paths)[name];
  const path = { List: paths.list, Create: paths.create, Edit: paths.edit }[name];
  const page = (
    <App>
      <Screen />
    </App>
  );
  const app = await renderApp(page, {
    path,
    url: url ?? path.replace(/:\w+/, id) + search,
    fetch: server.fetch,
    storage: signedIn(held),
    locales,
  });
  return { ...app, calls: server.calls };
}

export const sent = (calls: readonly FakeCall[], method: string): FakeCall | undefined =>
  calls.find((call) => call.method === method);
