// The data provider of @api-platform/admin outside a browser: all it asks of one is the page's address.
import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../../../..');
// The package offers its pages alone, with all that they need to be drawn; the provider needs no more than ra-core.
const hydra = (name) =>
  import(pathToFileURL(join(root, 'node_modules/@api-platform/admin/lib/hydra', `${name}.js`)).href);

/** @returns the provider as the client's pages use it, and the resources that it found in the documentation. */
export async function stockClient(address, token) {
  const entrypoint = new URL('/api', address).href;
  globalThis.window = { location: { href: entrypoint } };
  const [{ default: provider }, { default: fetchHydra }] = [
    await hydra('dataProvider'),
    await hydra('fetchHydra'),
  ];
  const withToken = (headers) => {
    const all = new Headers(headers);
    all.set('Authorization', `Bearer ${token}`);
    return all;
  };
  const client = provider({
    entrypoint,
    httpClient: (url, options = {}) => fetchHydra(url, { ...options, headers: withToken(options.headers) }),
    apiDocumentationParser: (url) => parseHydraDocumentation(url, { headers: withToken() }),
    mercure: false,
  });
  const { data } = await client.introspect();
  return { client, resources: data.resources };
}
