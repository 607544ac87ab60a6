import { isPermitted, type EndpointSpec, type Reference } from '@reprise/contracts/kernel';
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

/** Of each status two: what may be done to one may not be done to another. */
function someOfEach(rows: readonly Row[]): readonly Row[] {
  const seen = new Map<unknown, number>();
  return rows.filter(({ status }) => {
    seen.set(status, (seen.get(status) ?? 0) + 1);
    return (seen.get(status) ?? 0) <= (status === undefined ? 3 : 2);
  });
}

/** Ids of what exists, by the list that shows it: so that generated requests also name something. */
export class RealIds {
  private readonly known = new Map<string, string[]>();
  private readonly rows = new Map<string, Row>();

  /** @param prepared values of fields that nobody could guess: tokens, codes and pictures, by the field's name */
  constructor(
    private readonly product: Product,
    private readonly callerOf: (spec: EndpointSpec) => Asker,
    private readonly prepared: Row = {},
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

  /** What a request has made can be named by later ones; what has no id, by its name. */
  add(path: string, row: Row): void {
    const { id: given, name, '@id': address } = row;
    const own = typeof address === 'string' ? address.replace(/^\/api|\/[^/]*$/g, '') : path;
    const id = given ?? name;
    if (typeof id !== 'string') return;
    this.rows.set(id, row);
    for (const each of new Set([own, path])) this.known.set(each, [...(this.known.get(each) ?? []), id]);
  }

  isPrepared(field: string): boolean {
    return field in this.prepared;
  }

  /** Values of a field that names something: by what the document says that it refers to, or by its name. */
  valuesOf(schema: Schema, field?: string): Arbitrary<unknown> | undefined {
    if (field && field in this.prepared) return fc.constant(this.prepared[field]);
    const reference = schema['x-reference'] as Reference | undefined;
    const ids = reference ? this.referred(reference) : field ? this.named(field) : undefined;
    if (!ids || ids.length === 0) return undefined;
    const one = fc.constantFrom(...ids);
    return !reference && field?.endsWith('s') ? fc.array(one, { minLength: 1, maxLength: 1 }) : one;
  }

  /** Paths whose parameters name something, as far as anything is known: each that the first of them may name. */
  fillings(path: string, otherwise: (name: string) => string): readonly [string, ...string[]] {
    const parts = path.split('/').slice(1);
    const known = parts.map((part, at) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? (this.candidates(name, parts.slice(0, at)) ?? [otherwise(name)]) : [part];
    });
    const varied = known.find(({ length }) => length > 1) ?? [''];
    const filled = (pick: number): string =>
      known.map((each) => `/${(each === varied ? each[pick] : undefined) ?? each[0]}`).join('');
    return [filled(0), ...varied.slice(1).map((_, more) => filled(more + 1))];
  }

  private candidates(name: string, before: readonly string[]): readonly string[] | undefined {
    if (name in this.prepared) return [String(this.prepared[name])];
    const fixed = before.filter((each) => !each.startsWith('{')).reverse();
    const lists = [`/${before.join('/')}`, ...fixed.flatMap((each) => [`/${each}`, `/${plural(each)}`])];
    return this.named(name) ?? lists.map((list) => this.known.get(list)).find((ids) => ids);
  }

  private named(field: string): readonly string[] | undefined {
    const what = named.exec(field)?.groups?.['what'];
    if (!what) return undefined;
    return this.known.get(`/${plural(kebab(what === 'parent' ? 'category' : what))}`);
  }

  private referred(reference: Reference): readonly string[] | undefined {
    const { list, query } = choicesOf(reference);
    const type = query['type'];
    const ids = this.known.get(type && places.includes(type) ? plural(`/${type}`) : list.path);
    return ids?.filter((id) => isPermitted(reference, this.rows.get(id) ?? {}));
  }

  private async note(spec: EndpointSpec, address: string, list: string): Promise<void> {
    const all = spec.list ? `${address}${address.includes('?') ? '&' : '?'}itemsPerPage=100` : address;
    const { body } = await this.product.ask('GET', all, { as: this.callerOf(spec) });
    const rows: readonly Row[] = body?.['hydra:member'] ?? [body ?? {}].flat();
    for (const row of someOfEach(rows)) this.add(list, row);
  }
}
