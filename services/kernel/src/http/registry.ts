import type { EndpointSpec } from '@reprise/contracts/kernel';
import { routePath } from './endpoint.decorator';

/** Prefix of every path. */
export const apiRoot = '/api';

type Known = { readonly spec: EndpointSpec; readonly pattern: RegExp };

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${routePath(path)
      .replace(/[.+*?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  );

const isItem = (spec: EndpointSpec): boolean =>
  spec.method === 'GET' && !spec.list && /^[^{]*\/\{\w+\}$/.test(spec.path);

/** Every endpoint of one host, collected from its controllers at startup. */
export class EndpointRegistry {
  private readonly known: readonly Known[];
  private readonly itemPaths = new Map<string, string>();

  /** @throws RangeError if two endpoints share a name or a route. */
  constructor(readonly endpoints: readonly EndpointSpec[]) {
    this.known = endpoints.map((spec) => ({ spec, pattern: patternOf(spec.path) }));
    unique(endpoints.map(({ name }) => name));
    unique(endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`));
    // The specification's items are addressed by id; another route (`by-identification-number/{number}`) is not
    // their address.
    const items = endpoints.filter(isItem).sort((a, b) => a.path.length - b.path.length);
    for (const { resource, path } of items) {
      if (resource && !this.itemPaths.has(resource)) this.itemPaths.set(resource, path);
    }
  }

  /** Methods that endpoints accept at this path (without query, below `/api`); empty for an unknown path. */
  methodsAt(path: string): string[] {
    const methods = this.known.filter(({ pattern }) => pattern.test(path)).map(({ spec }) => spec.method);
    const withHead = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    return [...new Set(withHead)].sort();
  }

  /** The address of one object, `/api/stocks/1`; `fallback`: path of a list, for objects never read alone. */
  iriOf(resource: string, id: string, fallback: string): string {
    const path = this.itemPaths.get(resource) ?? `${fallback.replace(/\/\{\w+\}.*$/, '')}/{id}`;
    return `${apiRoot}${path.replace(/\{\w+\}/, encodeURIComponent(id))}`;
  }
}

function unique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new RangeError(`two endpoints are ${twice}`);
}
