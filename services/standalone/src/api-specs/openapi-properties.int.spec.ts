import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { permissionsOf, roles } from '@reprise/contracts/permissions';
import fc, { type Arbitrary } from 'fast-check';
import { makeOneOfEach } from './testing/one-of-each';
import { knownIn, type Known } from './testing/known-requests';
import { RealIds } from './testing/real-ids';
import { runProduct, type Answer, type Asker, type Product } from './testing/running-product';
import { valuesOf, type Schema, type Source } from './testing/schema-arbitrary';
import { senderOf } from './testing/walks/sender';
import { walkAll } from './testing/walks/walk-all';

type Parameter = Schema & { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Schema };
};
type Made = { readonly path: Schema; readonly query: Schema; readonly body: unknown };

const text = readFileSync(join(__dirname, '../../../../contracts/catalog/openapi.json'), 'utf8');
const document = JSON.parse(text) as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const resolve = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce((place: Schema, key) => place[decodeURIComponent(key)] as Schema, document);

/** Always the same requests: what they find is found again. */
const runs = { seed: 20_261_123, numRuns: 2, endOnFailure: true };
const file = 'takes a file as a form, which nothing made from a schema is';
const endless = 'never ends';
const locked = 'a price that was promised ends after fifteen days';
/** Every operation that does not succeed here, and why; specs of their own see that they do. */
const neverTaken: Readonly<Record<string, string>> = {
  ...{ checkUserImport: file, enterPriceFile: file, importUsers: file, sendCatalogImportPart: file },
  ...{ uploadErasureCertificate: file, uploadFavicon: file, uploadLegalDocument: file, uploadPicture: file },
  ...{ readHub: endless, streamEventFeed: endless, readRequote: locked, acceptRequote: locked },
  logout: 'ends the session it is made with',
  retryPayment: 'nothing fails here that its provider sends',
  createCircuit: 'an account has each of the seven circuits from its beginning',
  getOpenIdAuthorizationUrl: 'asks the provider of an organisation, which is a program of its own',
};
/** Calls that end the session they are made with, or never end themselves. */
const left = new Set(['logout', 'readHub', 'streamEventFeed']);
/** Last: what they change, others stand on. */
const shaking = /^\/(accounts|users|organizations|session|sso|my)\b/;
const isSent = ({ name, consumes, produces }: EndpointSpec): boolean =>
  !left.has(name) && produces !== 'text/event-stream' && consumes !== 'multipart/form-data';
/** What is made is read next, then changed, then removed. */
const turns = [
  ({ method, path }: EndpointSpec) => method === 'POST' && !path.includes('{'),
  ({ method }: EndpointSpec) => method === 'GET' || method === 'HEAD',
  ({ method }: EndpointSpec) => method !== 'DELETE',
  () => true,
];
const orderOf = (spec: EndpointSpec): number =>
  (shaking.test(spec.path) && spec.method !== 'GET' ? turns.length : 0) + turns.findIndex((is) => is(spec));

const parameterOf = (given: Schema): Parameter =>
  (typeof given['$ref'] === 'string' ? resolve(given['$ref']) : given) as Parameter;

/** Parameters and body as the document that clients read describes them. */
function requestsOf({ path, method }: EndpointSpec, source: Source): Arbitrary<Made> {
  const { parameters = [], requestBody } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const of = (place: string) => {
    const found = parameters.map(parameterOf).filter((each) => each.in === place);
    const asked = source.least
      ? found.filter(({ required, name }) => required === true || (place === 'query' && source.known(name)))
      : found;
    const model = asked.map(({ name, schema }) => [
      name,
      source.real(schema, name) ?? valuesOf(schema, source),
    ]);
    const needed = source.least ? asked : found.filter(({ required }) => required === true);
    const requiredKeys = needed.map(({ name }) => name);
    return fc.record(Object.fromEntries(model), { requiredKeys }) as Arbitrary<Schema>;
  };
  const [content] = Object.values(requestBody?.content ?? {}) as { schema: Schema }[];
  const body = content ? valuesOf(content.schema, source) : fc.constant(undefined);
  return fc.record({ path: of('path'), query: of('query'), body });
}

const encoded = (value: unknown): string => {
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(plain.replace(/[\ud800-\udfff]/g, '?'));
};
const queryOf = (query: Schema): string =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(one)}`),
    )
    .join('&');

function callerOf({ access, path }: EndpointSpec): Asker {
  if (access === 'public') return 'nobody';
  if (access === 'anonymous' || path.startsWith('/cart')) return 'visitor';
  const role = ['root_management_unit_manager' as const, ...roles].find((each) =>
    permissionsOf(each).includes(access),
  );
  return role === undefined || role === 'pseudo_anonymous' ? 'visitor' : role;
}

// What schemathesis does: requests are generated from the document alone. Each
// reply is compared with it as in every spec of a running product, in its status, its type and its schema.
describe('requests made from the OpenAPI document', () => {
  let product: Product;
  let real: RealIds;
  let known: Known;
  beforeAll(async () => {
    product = await runProduct({ WEBHOOKS_PRIVATE_ADDRESSES: 'on' });
    await makeOneOfEach(product);
    known = await knownIn(product);
    real = new RealIds(product, callerOf, known.fields);
    await real.read();
    for (const { path, ...thing } of known.things) real.add(path, thing);
  });
  afterAll(() => product.close());

  /** The least that the document asks for, and one with whatever it allows. */
  const requests = (spec: EndpointSpec) => {
    const source = { resolve, real: real.valuesOf.bind(real), known: real.isPrepared.bind(real) };
    const [least] = fc.sample(requestsOf(spec, { ...source, least: true }), { ...runs, numRuns: 1 });
    const body = known.bodies[spec.name] ?? least?.body;
    return { any: requestsOf(spec, source), examples: least ? [[{ ...least, body }] as [Made]] : [] };
  };
  const addressesOf = (spec: EndpointSpec, { path, query }: Made) => {
    const search = queryOf(query);
    const [first, ...others] = real.fillings(spec.path, (name) => encoded(path[name]) || '-');
    const asking = (filled: string) => (search ? `${filled}?${search}` : filled);
    return { address: asking(first), others: others.map(asking) };
  };
  const send = (
    spec: EndpointSpec,
    made: Made,
    address = addressesOf(spec, made).address,
  ): Promise<Answer> => {
    const form = spec.consumes === 'application/x-www-form-urlencoded';
    const type =
      spec.consumes ?? (spec.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');
    const body = form ? queryOf(made.body as Schema) : JSON.stringify(made.body);
    const sent = made.body === undefined ? {} : { body, headers: { 'content-type': type } };
    return product.ask(spec.method, address, { as: callerOf(spec), ...sent });
  };
  /** What one of its kind refuses, another one in another state may take. */
  const sendToOthers = async (spec: EndpointSpec, [made]: readonly Made[]): Promise<number> => {
    if (!made) return 400;
    for (const address of addressesOf(spec, made).others) {
      const { status } = await send(spec, made, address);
      if (status < 300) return status;
    }
    return 400;
  };

  it('are answered as it says by every operation, and with success by all but those that are named with a reason', async () => {
    const broken: string[] = [];
    const best = new Map<string, number>();
    await walkAll(
      product,
      senderOf(product, callerOf, (operation, status) => best.set(operation, status)),
    );
    for (const spec of product.endpoints.filter(isSent).sort((a, b) => orderOf(a) - orderOf(b))) {
      const { any, examples } = requests(spec);
      await fc.assert(
        fc.asyncProperty(any, async (made) => {
          const { status, text: said, body } = await send(spec, made);
          if (status === 500) broken.push(`${spec.name} ${JSON.stringify(made)}: ${said}`);
          if (status === 201) real.add(spec.path, body);
          best.set(spec.name, Math.min(status, best.get(spec.name) ?? status));
        }),
        { ...runs, examples },
      );
      if ((best.get(spec.name) ?? 0) < 300) continue;
      const other = await sendToOthers(spec, examples.flat());
      best.set(spec.name, Math.min(other, best.get(spec.name) ?? other));
    }
    expect(broken).toEqual([]);
    const taken = new Set([...best].flatMap(([name, status]) => (status < 300 ? [name] : [])));
    process.stdout.write(`${taken.size} of ${product.endpoints.length} operations succeeded\n`);
    const never = product.endpoints.map(({ name }) => name).filter((name) => !taken.has(name));
    expect(never.sort()).toEqual(Object.keys(neverTaken).sort());
  }, 600_000);
});
