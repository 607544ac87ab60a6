import { DoubleCollections, type DoubleDocument, type DoubleSchema } from './double-collection';
import { filterOf } from './double-filter';
import { DoubleKeys } from './double-keys';
import { DoubleRefusal, malformed, notFound } from './double-refusal';
import { search, type Parameters } from './double-search';

export type DoubleRequest = {
  readonly method: string;
  /** Decoded, without the empty first segment. */
  readonly path: readonly string[];
  readonly query: Parameters;
  readonly key: string;
  readonly body: string;
};
export type DoubleReply = { readonly status: number; readonly body: unknown };

const ok = (body: unknown, status = 200): DoubleReply => ({ status, body });

function json(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) as Readonly<Record<string, unknown>>;
  } catch {
    throw malformed('Bad JSON.');
  }
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));
const asParameters = (given: Readonly<Record<string, unknown>>): Parameters =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));

/** The key's parameters win; its filter is added to the requested one. */
function withCarried(asked: Parameters, carried: Readonly<Record<string, unknown>>): Parameters {
  const { filter_by: filter, ...others } = asParameters(carried);
  const both = [asked['filter_by'], filter].filter(Boolean).map((each) => `(${each})`);
  return { ...asked, ...others, ...(both.length > 0 && { filter_by: both.join(' && ') }) };
}

/** The server's endpoints that the product uses; any other is answered 404. */
export class DoubleRoutes {
  readonly collections = new DoubleCollections();
  readonly keys: DoubleKeys;
  /** Documents to be refused, and why. */
  readonly poisoned = new Map<string, string>();

  constructor(apiKey: string, now: () => Date) {
    this.keys = new DoubleKeys(apiKey, now);
  }

  answer(request: DoubleRequest): DoubleReply {
    const [resource, ...rest] = request.path;
    switch (resource) {
      case 'health':
        return ok({ ok: true });
      case 'collections':
        return rest.length < 2 ? this.collection(request, rest[0]) : this.documents(request, rest);
      case 'aliases':
        return this.alias(request, rest[0]);
      case 'keys':
        return this.key(request, rest[0]);
      case 'multi_search':
        return this.multiSearch(request);
      default:
        throw notFound();
    }
  }

  private collection({ method, key, body }: DoubleRequest, name = ''): DoubleReply {
    const { byName } = this.collections;
    this.keys.allow(key, `collections:${name ? method.toLowerCase() : 'create'}`, name);
    if (name === '' && method === 'POST')
      return ok(this.collections.create(json(body) as unknown as DoubleSchema).summary, 201);
    if (name === '' && method === 'GET') return ok([...byName.values()].map(({ summary }) => summary));
    const found = this.collections.get(name);
    if (method === 'GET') return ok(found.summary);
    if (method !== 'DELETE') throw notFound();
    byName.delete(found.schema.name);
    return ok(found.summary);
  }

  private alias({ method, key, body }: DoubleRequest, name = ''): DoubleReply {
    const { aliases } = this.collections;
    this.keys.allow(key, `aliases:${method.toLowerCase()}`, '');
    const shown = (alias: string) => ({ name: alias, collection_name: aliases.get(alias) });
    if (name === '' && method === 'GET') return ok({ aliases: [...aliases.keys()].map(shown) });
    if (method === 'PUT') {
      aliases.set(name, String(json(body)['collection_name']));
      return ok(shown(name));
    }
    if (!aliases.has(name)) throw notFound();
    const found = shown(name);
    if (method === 'DELETE') aliases.delete(name);
    return ok(found);
  }

  private key({ method, key, body }: DoubleRequest, id?: string): DoubleReply {
    this.keys.allow(key, `keys:${method === 'POST' ? 'create' : 'list'}`, '');
    if (method === 'POST') return ok(this.keys.create(json(body)), 201);
    if (method === 'DELETE') return ok(this.keys.delete(Number(id)));
    return ok({ keys: this.keys.list() });
  }

  private documents(request: DoubleRequest, [name = '', , act]: readonly string[]): DoubleReply {
    const { method, query, key, body } = request;
    if (act === 'search') return ok(this.search(name, query, this.keys.allow(key, 'documents:search', name)));
    this.keys.allow(key, `documents:${act ?? method.toLowerCase()}`, name);
    if (act === 'import' && method === 'POST') return ok(this.import(name, query, body));
    if (act === undefined && method === 'DELETE') return ok(this.deleteBy(name, query['filter_by']));
    const found = act === undefined ? undefined : this.collections.get(name).documents.get(act);
    if (!found || method !== 'GET') throw notFound();
    return ok(found);
  }

  /** Lines in, lines out, always 200 (Typesense, "Index multiple documents"). */
  private import(name: string, query: Parameters, body: string): string {
    if (query['action'] !== 'upsert') throw malformed('The double imports with action=upsert only.');
    const collection = this.collections.get(name);
    const lines = body.split('\n').map((line) => {
      try {
        const document = json(line) as DoubleDocument;
        const reason = this.poisoned.get(document.id);
        if (reason) throw malformed(reason);
        collection.put(document);
        return { success: true };
      } catch (error) {
        if (!(error instanceof DoubleRefusal)) throw error;
        return { success: false, code: error.status, error: error.message, document: line };
      }
    });
    return lines.map((line) => JSON.stringify(line)).join('\n');
  }

  private deleteBy(name: string, filter = ''): { num_deleted: number } {
    const collection = this.collections.get(name);
    if (filter === '') throw malformed('Parameter `filter_by` must be provided.');
    const doomed = [...collection.documents.values()].filter(filterOf(collection, filter));
    doomed.forEach(({ id }) => collection.documents.delete(id));
    return { num_deleted: doomed.length };
  }

  private search(name: string, asked: Parameters, carried: Readonly<Record<string, unknown>>) {
    return search(this.collections.get(name), name, withCarried(asked, carried));
  }

  /** A key that is invalid for one search fails all; other errors concern single searches. */
  private multiSearch({ key, query, body }: DoubleRequest): DoubleReply {
    const { searches } = json(body) as { searches?: readonly Readonly<Record<string, unknown>>[] };
    if (!searches) throw malformed('Missing `searches` array.');
    const allowed = searches.map((each) => {
      const asked = asParameters({ ...query, ...each });
      const { collection = '' } = asked;
      return { asked, collection, carried: this.keys.allow(key, 'documents:search', collection) };
    });
    const results = allowed.map(({ asked, collection, carried }) => {
      try {
        return this.search(collection, asked, carried);
      } catch (error) {
        if (!(error instanceof DoubleRefusal)) throw error;
        return { code: error.status, error: error.message };
      }
    });
    return ok({ results });
  }
}
