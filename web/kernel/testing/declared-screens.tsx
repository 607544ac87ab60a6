import type { Permission } from '@reprise/contracts/permissions';
import { App } from 'antd';
import type { ResourcePaths } from '../../ui/resource/resource-spec';
import type { Screens } from '../../ui/resource/resource-screens';
import type { Namespaces } from '../i18n';
import { storeSession } from '../session';
import { type FakeCall, type FakeReply, fakeServer, memoryStorage, renderApp } from './render-app';

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
  const storage = memoryStorage();
  const role = 'root_management_unit_manager';
  const account = { id: 'a1', name: 'Shop', language: 'fr-FR' as const, currency: 'EUR' as const };
  storeSession(storage, {
    ...{ token: 't', module: 'root', premiumFeatures: [] },
    user: {
      ...{ id: 'u', types: [role], email: 'm@example.org', modules: { root: role } },
      currentOrganization: { commonName: 'Shop', account },
      frontPermissions: { root: [...held] },
    },
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
    storage,
    locales,
  });
  return { ...app, calls: server.calls };
}

export const sent = (calls: readonly FakeCall[], method: string): FakeCall | undefined =>
  calls.find((call) => call.method === method);
