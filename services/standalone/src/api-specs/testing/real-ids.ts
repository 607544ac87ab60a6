import type { EndpointSpec, Reference } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import fc, { type Arbitrary } from 'fast-check';
import type { Asker, Product } from './running-product';
import type { Schema } from './schema-arbitrary';

type Row = Readonly<Record<string, unknown>>;

/** Kinds of places, which share one list. */
const places = ['store', 'warehouse', 'buyer'];
const named = /^(?<what>[a-z]+?(?:[A-Z][a-z]+)*?)(?:Id|_id)(?<many>s?)$/;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);

/** Ids of what exists, by the list that shows it: so that generated requests also name something. */
export class RealIds {
  private readonly known = new Map<string, string[]>();

  constructor(
    private readonly product: Product,
    private readonly callerOf: (spec: EndpointSpec) => Asker,
  ) {}

  /** Reads every list and record that needs no id but the account's. */
  async read(): Promise<void> {
    const { accountId, endpoints } = this.product;
    this.known.set('/accounts', [accountId]);
    for (const spec of endpoints.filter(({ method, produces }) => method === 'GET' && !produces)) {
      const path = spec.path.replace(/^(\/accounts)\/\{\w+\}/, `$1/${accountId}`);
      if (!path.includes('{'))
        await this.note(spec, path.endsWith('/exports') ? `${path}?account_id=${accountId}` : path, path);
    }
    const lists = endpoints.filter(({ path, list }) => path === '/organizations' && list);
    for (const spec of lists)
      for (const type of places) await this.note(spec, `/organizations?type=${type}`, plural(`/${type}`));
  }

  /** What a request has made can be named by later ones. */
  add(path: string, { id, '@id': address }: Row): void {
    const own = typeof address === 'string' ? address.replace(/^\/api|\/[^/]*$/g, '') : path;
    if (typeof id !== 'string') return;
    for (const each of new Set([own, path])) this.known.set(each, [...(this.known.get(each) ?? []), id]);
  }

  /** Values of a field that names something: by what the document says that it refers to, or by its name. */
  valuesOf(schema: Schema, field?: string): Arbitrary<unknown> | undefined {
    const reference = schema['x-reference'] as Reference | undefined;
    const ids = reference ? this.referred(reference) : field ? this.named(field) : undefined;
    if (!ids || ids.length === 0) return undefined;
    const one = fc.constantFrom(...ids);
    return !reference && field?.endsWith('s') ? fc.array(one, { minLength: 1, maxLength: 1 }) : one;
  }

  /** A path whose parameters name something, as far as anything is known. */
  filled(path: string, otherwise: (name: string) => string): string {
    const parts = path.split('/').slice(1);
    return parts
      .map((part, at) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        if (!name) return `/${part}`;
        const before = parts.slice(0, at).filter((each) => !each.startsWith('{'));
        const lists = [
          `/${parts.slice(0, at).join('/')}`,
          ...before.reverse().flatMap((each) => [`/${each}`, `/${plural(each)}`]),
        ];
        const known = this.named(name) ?? lists.map((list) => this.known.get(list)).find((ids) => ids);
        return `/${known?.[0] ?? otherwise(name)}`;
      })
      .join('');
  }

  private named(field: string): readonly string[] | undefined {
    const what = named.exec(field)?.groups?.['what'];
    if (!what) return undefined;
    return this.known.get(`/${plural(kebab(what === 'parent' ? 'category' : what))}`);
  }

  private referred(reference: Reference): readonly string[] | undefined {
    const { list, query } = choicesOf(reference);
    const type = query['type'];
    return this.known.get(type && places.includes(type) ? plural(`/${type}`) : list.path);
  }

  private async note(spec: EndpointSpec, address: string, list: string): Promise<void> {
    const { body } = await this.product.ask('GET', address, { as: this.callerOf(spec) });
    const rows: readonly Row[] = body?.['hydra:member'] ?? [body ?? {}].flat();
    for (const row of rows.slice(0, 3)) this.add(list, row);
  }
}
