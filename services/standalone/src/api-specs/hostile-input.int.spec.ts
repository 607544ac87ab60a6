import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { jsonSchemaOf, type EndpointSpec } from '@reprise/contracts/kernel';
import { permissionsOf, roles } from '@reprise/contracts/permissions';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Answer, type Asker, type Product } from './testing/running-product';

const strings = [
  ...["'; DROP TABLE events; --", '" OR ""="', '<script>alert(1)</script>', '{{constructor.constructor}}'],
  ...[
    '$.accountId',
    '$where',
    '../../etc/passwd',
    '%00',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '𝕏'.repeat(64),
  ],
  ...['x'.repeat(20_000), '', ' ', 'NaN', '-1', '1e309', '__proto__', 'constructor', '[]', '{"$ne":null}'],
];
const values = fc.oneof(
  fc.constantFrom<unknown>(...strings, null, true, false, [], {}, [[]], { $ne: null }, { $gt: '' }),
  fc.constantFrom<unknown>(1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, -0.1, 2 ** 31, [null], [[[[[[]]]]]]),
  fc.jsonValue({ maxDepth: 4 }),
);
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that cannot be parsed. */
const broken: readonly (readonly [name: string, text: string])[] = [
  ['half an object', '{'],
  ['half a list', '[1,'],
  ['two values', '{}{}'],
  ['a word', 'undefined'],
  ['a comment', '/* */{}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['a prototype deep inside', '{"a":[{"__proto__":1}]}'],
  ['a list', '[]'],
  ['a number', '42'],
  ['a string', '"x"'],
  ['nothing but null', 'null'],
  ['ten thousand lists in each other', nested(10_000)],
  ['a byte too many', JSON.stringify({ x: 'x'.repeat(1024 * 1024) })],
];

/** Calls that only end something, or never end. */
const left = new Set(['logout', 'readHub', 'streamEventFeed']);

describe('malicious input', () => {
  let product: Product;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    product = await runProduct();
    const offer = await offerOf(product, 'iphone');
    const { body } = await product.ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(offer, 'web_post'),
    });
    await product.settled();
    for (const kind of ['buybacks', 'items']) ids.set(kind, body.id);
    const lists = product.endpoints.filter(({ list, path }) => list && !path.includes('{'));
    for (const spec of lists.filter(({ path }) => !ids.has(path.slice(1)))) {
      const rows = await product.ask('GET', spec.path, {
        as: callerOf(spec),
        headers: { accept: 'application/json' },
      });
      if (rows.body[0]) ids.set(spec.path.slice(1), rows.body[0].id);
    }
  });
  afterAll(() => product.close());

  const callerOf = ({ access, path }: EndpointSpec): Asker => {
    if (access === 'public') return 'nobody';
    const holders = roles.filter((role) => access === 'anonymous' || permissionsOf(role).includes(access));
    if (path.startsWith('/cart')) return 'visitor';
    const role = holders.find((each) => each === 'warehouse_manager') ?? holders[0];
    return role === 'pseudo_anonymous' || role === undefined ? 'visitor' : role;
  };
  /** A path to something that exists, as far as possible. */
  const real = ({ path }: EndpointSpec): string =>
    path
      .replace(/^\/([a-z-]+)\/\{\w+\}/, (whole, kind: string) =>
        ids.has(kind) ? `/${kind}/${ids.get(kind)}` : whole,
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'token' ? 'x'.repeat(32) : randomUUID()));
  let turn = 0;
  /** Never the same address twice: rates are tested in another spec. */
  const from = (): string => `10.${((turn += 1) >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const typeOf = ({ consumes, method }: EndpointSpec): string =>
    consumes ?? (method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');
  const send = (spec: EndpointSpec, body: string): Promise<Answer> =>
    product.ask(spec.method, real(spec), {
      as: callerOf(spec),
      body,
      headers: { 'content-type': typeOf(spec) },
      from: from(),
    });
  const takers = () => product.endpoints.filter(({ body, name }) => body && !left.has(name));

  const collections = [
    ...[
      'accounts',
      'organizations',
      'users',
      'credentials',
      'categories',
      'products',
      'questions',
      'circuits',
    ],
    ...['shipping-methods', 'payment-modes', 'dispatch-circuit-rules', 'warehouse-dispatch-rules', 'stocks'],
    ...[
      'organization-root-details',
      'white-label-configurations',
      'transfer-order-settings',
      'carts',
      'customers',
    ],
    ...['customer_keys', 'notes'],
  ];
  async function fingerprint(): Promise<unknown> {
    await product.settled();
    const { documents } = product.engines;
    const counts = await Promise.all(collections.map((name) => documents.collection({ name }).count({})));
    // Packages and payments of the demonstration progress by themselves meanwhile.
    const events = await product.platform.log.readAll('', 100_000);
    return { events: events.filter(({ actor }) => actor.role !== 'system').length, counts };
  }
  function refused(spec: EndpointSpec, what: string, { status, body }: Answer): void {
    const told = [spec.name, what, status >= 400 && status < 500, typeof body?.code, typeof body?.traceId];
    expect(told).toEqual([spec.name, what, true, 'string', 'string']);
  }

  it('that cannot be parsed is refused by every endpoint, and changes nothing', async () => {
    const before = await fingerprint();
    for (const spec of takers().filter(({ consumes }) => !consumes || consumes.includes('json')))
      for (const [what, text] of broken) {
        const answer = await send(spec, text);
        refused(spec, what, answer);
        if (what === 'a byte too many')
          expect([spec.name, answer.body.code]).toEqual([spec.name, 'body-too-large']);
      }
    expect(await fingerprint()).toEqual(before);
  });

  it('with an unknown field is refused by every endpoint, whatever the known ones contain', async () => {
    const before = await fingerprint();
    for (const spec of takers().filter(({ name }) => name !== 'multiSearch')) {
      const { properties = {} } = jsonSchemaOf(spec.body ?? fail(spec), 'input') as { properties?: object };
      const fields = Object.keys(properties);
      const body = fc.record(Object.fromEntries(fields.map((field) => [field, values])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(body, async (known) => {
          const text =
            spec.consumes === 'application/x-www-form-urlencoded'
              ? `nobodyKnowsThis=1&url=${encodeURIComponent(safe(JSON.stringify(known['url'] ?? ''))).slice(0, 3000)}`
              : JSON.stringify({ ...known, nobodyKnowsThis: 1 });
          refused(spec, text.slice(0, 200), await send(spec, text));
        }),
        { numRuns: 15 },
      );
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('of the wrong type in any single field is refused', async () => {
    const before = await fingerprint();
    const wrong = {
      string: [1, [], {}],
      integer: ['x', 1.5, {}],
      number: ['x', {}],
      boolean: ['yes', 2],
      array: ['x', 1, {}],
      object: ['x', 1],
    };
    for (const spec of takers().filter(({ consumes }) => !consumes)) {
      const { properties = {} } = jsonSchemaOf(spec.body ?? fail(spec), 'input') as {
        properties?: Record<string, { type?: keyof typeof wrong }>;
      };
      for (const [field, { type }] of Object.entries(properties))
        for (const value of (type && wrong[type]) ?? []) {
          const text = JSON.stringify({ [field]: value });
          refused(spec, text, await send(spec, text));
        }
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('in a path or a query never causes an error in a reader, and changes nothing', async () => {
    const before = await fingerprint();
    const readers = product.endpoints.filter(({ method, name }) => method === 'GET' && !left.has(name));
    for (const spec of readers) {
      const fields = [
        ...(spec.list?.filters ?? []),
        ...(spec.list?.order ?? []).map((name) => `order[${name}]`),
      ];
      const queries = strings.slice(0, 14).map((text, index) => {
        const value = encodeURIComponent(safe(text));
        const field = fields[index % Math.max(1, fields.length)] ?? 'q';
        return `${field}=${value}&${field}[]=${value}&${field}[$ne]=${value}&createdAt[after]=${value}&exists[${value}]=true&__proto__[x]=1`;
      });
      for (const query of queries) {
        const { status } = await product.ask('GET', `${real(spec)}?${query}`, {
          as: callerOf(spec),
          from: from(),
        });
        expect([spec.name, query, status < 500 || status === 503]).toEqual([spec.name, query, true]);
      }
      if (!spec.path.includes('{')) continue;
      for (const text of strings) {
        const value = encodeURIComponent(safe(text)).slice(0, 2000) || '%20';
        const { status } = await product.ask('GET', spec.path.replace(/\{\w+\}/g, value), {
          as: callerOf(spec),
          from: from(),
        });
        expect([spec.name, text.slice(0, 40), status < 500 || status === 503]).toEqual([
          spec.name,
          text.slice(0, 40),
          true,
        ]);
      }
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('that is only text is stored unchanged, or refused', async () => {
    const { body: stocks } = await product.ask('GET', '/stocks', {
      as: 'warehouse_manager',
      headers: { accept: 'application/json' },
    });
    for (const text of strings) {
      const name = `${text} ${randomUUID()}`;
      const answer = await product.ask('POST', '/stocks', {
        as: 'warehouse_manager',
        body: { name, warehouseId: stocks[0].warehouseId },
      });
      expect([text.slice(0, 40), [201, 422].includes(answer.status)]).toEqual([text.slice(0, 40), true]);
      if (answer.status !== 201) continue;
      const { body } = await product.ask('GET', `/stocks/${answer.body.id}`, { as: 'warehouse_manager' });
      expect([body.name, body.name.trim()]).toEqual([answer.body.name, name.trim()]);
    }
  });
});

/** A lone surrogate has no URL encoding. */
const safe = (text: string): string => text.replace(/[\ud800-\udfff]/g, '?');
function fail(spec: EndpointSpec): never {
  throw new RangeError(`${spec.name} takes no body`);
}
