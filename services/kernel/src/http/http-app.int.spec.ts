import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, perMinute, type Page } from '@reprise/contracts/kernel';
import { permissionsOf } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createHttpApp, Endpoint, fileReply, Hub, Input, registryOf, reply, written, type InputOf } from '.';
import {
  DOCUMENTS,
  POSITION_WAITER,
  SESSION_READER,
  type PositionWaiter,
  type SessionReader,
} from '../ports';

const toy = z.object({ id: z.string(), name: z.string(), revision: z.int().optional() });
const answers = z.array(z.object({ label: z.string().min(2) }));
const listToys = endpoint({
  name: 'listToys',
  method: 'GET',
  path: '/toys',
  access: 'stock.read',
  summary: 'Toys.',
  resource: 'Toy',
  reply: toy,
  list: { filters: ['name'], order: ['name'] },
});
const getToy = endpoint({
  name: 'getToy',
  method: 'GET',
  path: '/toys/{id}',
  access: 'stock.read',
  summary: 'One toy.',
  resource: 'Toy',
  params: z.object({ id: z.uuid() }),
  reply: toy,
});
const createToy = endpoint({
  name: 'createToy',
  method: 'POST',
  path: '/toys',
  access: 'stock.manage',
  summary: 'Makes a toy.',
  resource: 'Toy',
  body: z.object({ name: z.string().min(2), answers: answers.optional() }),
  reply: toy,
  status: 201,
});
const patchToy = endpoint({
  name: 'patchToy',
  method: 'PATCH',
  path: '/toys/{id}',
  access: 'stock.manage',
  summary: 'Changes a toy.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: z.string() }),
  consumes: 'application/merge-patch+json',
});
const deleteToy = endpoint({
  name: 'deleteToy',
  method: 'DELETE',
  path: '/toys/{id}',
  access: 'stock.manage',
  summary: 'Removes a toy.',
});
const openDoor = endpoint({
  name: 'openDoor',
  method: 'POST',
  path: '/door',
  access: 'public',
  summary: 'Anyone.',
  body: z.object({ url: z.string() }),
  consumes: 'application/x-www-form-urlencoded',
  limits: [perMinute('address', 3)],
});
const label = endpoint({
  name: 'label',
  method: 'GET',
  path: '/toys/{id}/label',
  access: 'anonymous',
  summary: 'A label.',
  produces: 'application/pdf',
});
const headLabel = endpoint({ ...label, name: 'headLabel', method: 'HEAD' });
const broken = endpoint({
  name: 'broken',
  method: 'GET',
  path: '/broken',
  access: 'anonymous',
  summary: 'Breaks.',
});
const away = endpoint({ ...broken, name: 'away', path: '/away' });

const id = '0190b1de-7d4e-7cc8-9e3a-3e6f5b0a8a01';
let made = 0;

@Controller()
class ToyController {
  @Endpoint(listToys)
  list(@Input() input: InputOf<typeof listToys>): Page<z.infer<typeof toy>> {
    const wanted = input.list.filters['name'];
    const names = wanted?.kind === 'in' ? wanted.values : ['ball', 'kite'];
    return {
      items: names.slice(0, input.list.itemsPerPage).map((name) => ({ id, name })),
      total: names.length,
      ...(names[0] === 'first' && { filling: true }),
    };
  }
  @Endpoint(getToy)
  get(@Input() { params }: InputOf<typeof getToy>) {
    return { id: params.id, name: 'ball', revision: 3 };
  }
  @Endpoint(createToy)
  create(@Input() { body, commandMeta }: InputOf<typeof createToy>) {
    made += 1;
    if (body.name === 'refused') throw new Refusal('name-already-used', { name: body.name });
    return written({ position: '7', revision: 0 }, { id: commandMeta.commandId, name: body.name });
  }
  @Endpoint(patchToy)
  patch(@Input() { params, body, expectedRevision }: InputOf<typeof patchToy>) {
    return reply({ id: params.id, ...body, seen: expectedRevision ?? null }, { revision: 4 });
  }
  @Endpoint(deleteToy)
  remove() {}
  @Endpoint(openDoor)
  door(@Input() { body }: InputOf<typeof openDoor>) {
    return body;
  }
  @Endpoint(label)
  label() {
    return fileReply(Buffer.from('%PDF-'), { name: 'tracking-label.pdf' });
  }
  @Endpoint(headLabel)
  headLabel() {
    throw new Refusal('shipping-label-not-ready');
  }
  @Endpoint(away)
  away() {
    throw new Error('append failed', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
  }
  @Endpoint(broken)
  broken() {
    throw new Error('password of the database is hunter2');
  }
}

const role = { keeper: 'warehouse_manager', seller: 'store_seller' } as const;
const sessions: SessionReader = {
  read: (token) => {
    if (token === 'old') throw new Refusal('session-expired');
    if (token !== 'keeper' && token !== 'seller') throw new Refusal('unauthenticated');
    return Promise.resolve({
      kind: 'user',
      userId: token,
      accountId: 'a',
      module: 'rps',
      role: role[token],
      permissions: permissionsOf(role[token]),
    });
  },
  scopeOf: ({ accountId }) => Promise.resolve(tenantScope({ accountId, by: 'account' })),
};
const waiter: PositionWaiter = {
  isPosition: (text) => /^\d+$/.test(text),
  reached: (position) => Promise.resolve(position < '5'),
};

describe('an HTTP application', () => {
  let app: NestFastifyApplication;
  let close: () => Promise<void>;
  let origin = '';

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'http-'));
    const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite') });
    @Module({
      controllers: [ToyController],
      providers: [
        { provide: SESSION_READER, useValue: sessions },
        { provide: POSITION_WAITER, useValue: waiter },
        { provide: DOCUMENTS, useValue: documents },
      ],
    })
    class ToyModule {}
    const publicOrigin = (): string => origin;
    app = await createHttpApp(ToyModule, { checkReplies: true, logger: false, publicOrigin });
    close = async () => {
      await app.close();
      await documents.close();
      rmSync(folder, { recursive: true });
    };
  });
  afterAll(() => close());

  const as = (token: string, headers: Record<string, string> = {}) => ({
    authorization: `Bearer ${token}`,
    ...headers,
  });
  const get = (url: string, headers: Record<string, string> = as('keeper')) =>
    app.inject({ method: 'GET', url: `/api${url}`, headers });
  const post = (payload: unknown, headers: Record<string, string> = {}, url = '/toys') =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: as('keeper', { 'content-type': 'application/json', ...headers }),
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('answers a list as a Hydra collection, with a view only when asked with parameters', async () => {
    const bare = (await get('/toys')).json();
    expect(bare).toMatchObject({
      '@context': '/api/contexts/Toy',
      '@id': '/api/toys',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 2,
      'hydra:search': { 'hydra:template': '/api/toys{?id,id[],name,name[],order[name]}' },
    });
    expect(bare['hydra:member'][0]).toEqual({ '@id': `/api/toys/${id}`, '@type': 'Toy', id, name: 'ball' });
    expect(bare['hydra:view']).toBeUndefined();
    const second = (await get('/toys?itemsPerPage=1&page=2')).json();
    expect(second['hydra:view']).toEqual({
      '@id': '/api/toys?itemsPerPage=1&page=2',
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': '/api/toys?itemsPerPage=1&page=1',
      'hydra:last': '/api/toys?itemsPerPage=1&page=2',
      'hydra:previous': '/api/toys?itemsPerPage=1&page=1',
    });
    const partial = (await get('/toys?partial=true')).json();
    expect(partial['hydra:totalItems']).toBeUndefined();
    expect(partial['hydra:view']['hydra:last']).toBeUndefined();
  });

  it('reads 50 array values in both spellings', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
    for (const key of [() => 'name[]', (index: number) => `name[${index}]`]) {
      const query = names.map((name, index) => `${key(index)}=${name}`).join('&');
      const { 'hydra:totalItems': total } = (await get(`/toys?pagination=false&${query}`)).json();
      expect(total).toBe(50);
    }
  });

  it('answers plain JSON on request, and 406 for formats that it cannot produce', async () => {
    const plain = await get('/toys', as('keeper', { accept: 'application/json' }));
    expect(plain.json()).toEqual([
      { id, name: 'ball' },
      { id, name: 'kite' },
    ]);
    expect((await get(`/toys/${id}`, as('keeper', { accept: 'application/json' }))).json()).toEqual({
      id,
      name: 'ball',
      revision: 3,
    });
    const odd = await get('/toys', as('keeper', { accept: 'application/yaml' }));
    expect(odd.statusCode).toBe(406);
    expect(odd.headers['content-type']).toContain('application/problem+json');
  });

  it('sends the headers that clients rely on', async () => {
    const { headers } = await get(`/toys/${id}`);
    expect(headers).toMatchObject({
      vary: 'Accept, accept-encoding',
      etag: '"3"',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['link']).toContain('hydra/core#apiDocumentation');
    expect(headers['access-control-expose-headers']).toContain('Reprise-Position');
    const unchanged = await get(`/toys/${id}`, as('keeper', { 'if-none-match': '"3"' }));
    expect(unchanged.statusCode).toBe(304);
  });

  it('admits only holders of the permission', async () => {
    const tokenHeader = { token: 'keeper', 'x-module': 'rps' };
    const headersOf: Record<string, string>[] = [{}, as('forged'), as('old'), as('seller'), tokenHeader];
    const codes = await Promise.all(
      headersOf.map(async (headers) => {
        const response = await get('/toys', headers);
        return response.statusCode === 200 ? 200 : response.json().code;
      }),
    );
    expect(codes).toEqual(['unauthenticated', 'unauthenticated', 'session-expired', 'forbidden', 200]);
  });

  it('names each invalid field, unknown ones included', async () => {
    const response = await post({ name: 'x', answers: [{ label: 'ok' }, { label: 'n' }], price: 1 });
    expect(response.statusCode).toBe(422);
    const problem = response.json();
    expect(problem).toMatchObject({
      '@context': '/api/contexts/ConstraintViolation',
      '@type': 'ConstraintViolation',
      type: '/validation_errors/invalid-request',
      code: 'invalid-request',
      status: 422,
    });
    expect(
      problem.violations.map(({ propertyPath, code }: { propertyPath: string; code: string }) => [
        propertyPath,
        code,
      ]),
    ).toEqual([
      ['name', 'too-short'],
      ['answers[1].label', 'too-short'],
      ['price', 'unknown-field'],
    ]);
    expect((await post({})).json().violations[0]).toMatchObject({ propertyPath: 'name', code: 'required' });
  });

  it('distinguishes malformed, oversized and unknown bodies', async () => {
    const codes = await Promise.all([
      post('{"name":'),
      post('{"__proto__":{"admin":true},"name":"kite"}'),
      post({ name: 'x'.repeat(1024 * 1024) }),
      post('name: kite', { 'content-type': 'application/yaml' }),
      app.inject({
        method: 'PATCH',
        url: `/api/toys/${id}`,
        headers: as('keeper', { 'content-type': 'application/json' }),
        payload: '{"name":"a"}',
      }),
      get('/toys?page=0'),
      get('/nothing'),
      get('/toys/not-a-uuid'),
      get('/toys/%E0%A4%A'),
      app.inject({ method: 'PUT', url: '/api/toys', headers: as('keeper') }),
    ]).then((all) => all.map((response) => [response.statusCode, response.json().code]));
    expect(codes).toEqual([
      [400, 'malformed-body'],
      [400, 'malformed-body'],
      [413, 'body-too-large'],
      [415, 'unsupported-media-type'],
      [415, 'unsupported-media-type'],
      [400, 'malformed-query'],
      [404, 'not-found'],
      [404, 'not-found'],
      [400, 'malformed-query'],
      [405, 'method-not-allowed'],
    ]);
    const put = await app.inject({ method: 'PUT', url: '/api/toys', headers: as('keeper') });
    expect(put.headers['allow']).toBe('GET, HEAD, POST');
  });

  it('keeps the text of an unexpected error out of the reply', async () => {
    const response = await get('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      code: 'internal-error',
      detail: expect.stringMatching(/^An unexpected error occurred\. .*Try again\./),
    });
    expect(response.body).not.toContain('hunter2');
  });

  it('reports an unavailable engine, and when to retry', async () => {
    const response = await get('/away');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({ code: 'engine-unavailable' });
  });

  it('creates with a location and a position, patches by revision, deletes without a body', async () => {
    const created = await post({ name: 'kite' });
    expect(created.statusCode).toBe(201);
    expect(created.headers).toMatchObject({
      location: `/api/toys/${created.json().id}`,
      'reprise-position': '7',
    });
    const patched = await app.inject({
      method: 'PATCH',
      url: `/api/toys/${id}`,
      headers: as('keeper', { 'content-type': 'application/merge-patch+json', 'if-match': '"3"' }),
      payload: '{"name":"dragon"}',
    });
    expect(patched.json()).toEqual({ id, name: 'dragon', seen: 3 });
    expect(patched.headers['etag']).toBe('"4"');
    const removed = await app.inject({ method: 'DELETE', url: `/api/toys/${id}`, headers: as('keeper') });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
  });

  it('runs a request once per idempotency key, and refuses the key with another body', async () => {
    made = 0;
    const key = { 'idempotency-key': 'k1' };
    const [first, again] = [await post({ name: 'kite' }, key), await post({ name: 'kite' }, key)];
    expect(again.json()).toEqual(first.json());
    expect(again.headers['location']).toBe(first.headers['location']);
    expect(again.headers['reprise-position']).toBe('7');
    expect(made).toBe(1);
    expect((await post({ name: 'ball' }, key)).json().code).toBe('idempotency-key-reused');
    const other = await post({ name: 'kite' }, { 'idempotency-key': 'k2' });
    expect(other.json().id).not.toBe(first.json().id);
    const failed = { 'idempotency-key': 'k3' };
    expect((await post({ name: 'refused' }, failed)).json()).toMatchObject({
      code: 'name-already-used',
      details: { name: 'refused' },
    });
    expect((await post({ name: 'better' }, failed)).statusCode).toBe(201);
  });

  it('says of a repeat that comes too early that the first request is still being carried out', async () => {
    made = 0;
    const key = { 'idempotency-key': 'k4' };
    const both = await Promise.all([post({ name: 'twin' }, key), post({ name: 'twin' }, key)]);
    const early = both.find(({ statusCode }) => statusCode !== 201);
    expect(early?.json()).toMatchObject({ status: 409, code: 'request-under-way' });
    expect(early?.headers['retry-after']).toBe('1');
    expect(made).toBe(1);
    expect((await post({ name: 'twin' }, key)).statusCode).toBe(201);
    expect(made).toBe(1);
  });

  it('waits for a position, and reports when that takes too long', async () => {
    expect((await get('/toys', as('keeper', { 'reprise-min-position': '4' }))).statusCode).toBe(200);
    const behind = await get('/toys', as('keeper', { 'reprise-min-position': '6' }));
    expect([behind.statusCode, behind.headers['retry-after'], behind.json().code]).toEqual([
      503,
      '1',
      'read-model-behind',
    ]);
  });

  it('reads forms, and limits the request rate', async () => {
    const ask = () =>
      app.inject({
        method: 'POST',
        url: '/api/door',
        payload: 'url=https%3A%2F%2Fshop.example',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await ask()).json()).toEqual({ url: 'https://shop.example' });
    await ask();
    await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('sends files unchanged, and answers HEAD where it is declared', async () => {
    const file = await get(`/toys/${id}/label`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''tracking-label.pdf",
    });
    expect(file.body).toBe('%PDF-');
    const head = await app.inject({ method: 'HEAD', url: `/api/toys/${id}/label`, headers: as('keeper') });
    expect([head.statusCode, head.body]).toEqual([425, '']);
  });

  it.each(['application/pdf', 'text/html', 'application/json'])(
    'answers a probe by its status to whoever accepts only %s',
    async (accept) => {
      const headers = { ...as('keeper'), accept };
      const head = await app.inject({ method: 'HEAD', url: `/api/toys/${id}/label`, headers });
      expect(head.statusCode).toBe(425);
    },
  );

  it('describes itself to a standard client of API Platform', async () => {
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
    const { port } = new URL(await app.getUrl());
    const parse = `import('@api-platform/api-doc-parser').then(async ({ parseHydraDocumentation: parse }) => {
      const { api } = await parse('http://127.0.0.1:${port}/api', { headers: { token: 'keeper' } });
      const [toys] = api.resources;
      await toys.getParameters();
      console.log(JSON.stringify({ name: toys.name, url: toys.url, fields: toys.fields.map(({ name }) => name), writable: toys.writableFields.map(({ name }) => name),
        operations: toys.operations.map(({ type, method }) => [type, method]), parameters: toys.parameters.map(({ variable }) => variable) }));
    })`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', parse]);
    expect(JSON.parse(stdout)).toEqual({
      name: 'toys',
      url: `http://127.0.0.1:${port}/api/toys`,
      fields: ['id', 'name', 'revision', 'answers'],
      writable: ['name', 'answers'],
      operations: [
        ['list', 'GET'],
        ['create', 'POST'],
        ['show', 'GET'],
      ],
      parameters: ['id', 'id[]', 'name', 'name[]', 'order[name]'],
    });
  });

  it('describes itself to people and tools', async () => {
    const page = await get('/docs', { accept: 'text/html,*/*;q=0.8' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Makes a toy.');
    expect(page.body).toContain('<b>Tokens.</b>');
    expect(page.body).toContain('Needs the permission <code>stock.manage</code>');
    // Everything that an operation refers to is on the same page.
    for (const name of [
      'itemsPerPage',
      'unauthenticated.session-expired.user-inactive.user-removed',
      'Problem',
    ])
      expect(page.body).toContain(`<summary><code>${name}</code>`);
    expect(page.body).not.toMatch(/<script|src=|https?:\/\/(?!www\.w3)/);
    const document = (await get('/docs.json', {})).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/toys'].post).toMatchObject({
      operationId: 'createToy',
      'x-access': 'stock.manage',
    });
    expect((await get('/contexts/Toy', {})).json()['@context'].name).toBe('Toy/name');
    expect((await get('/contexts/Nothing', {})).statusCode).toBe(404);
  });

  it('marks a list in which rows are still missing', async () => {
    expect((await get('/toys')).headers['reprise-filling']).toBeUndefined();
    const filling = await get('/toys?name=first');
    expect(filling.headers['reprise-filling']).toBe('true');
    expect(filling.headers['access-control-expose-headers']).toContain('Reprise-Filling');
    expect(filling.json()).not.toHaveProperty('filling');
  });

  it('compresses replies to reads where worthwhile and accepted', async () => {
    const base = `${await app.getUrl()}/api`;
    const read = async (path: string, encoding: string) => {
      const response = await fetch(base + path, {
        headers: { 'accept-encoding': encoding, token: 'keeper' },
      });
      const { headers } = response;
      expect(headers.get('vary')).toBe('Accept, accept-encoding');
      return { by: headers.get('content-encoding'), text: await response.text() };
    };
    const { by, text } = await read('/docs.json', 'identity');
    expect(by).toBeNull();
    expect(await read('/docs.json', 'gzip, deflate, br')).toEqual({ by: 'br', text });
    expect(await read('/docs.json', 'gzip')).toEqual({ by: 'gzip', text });
    expect((await read('/toys', 'br')).by).toBeNull();
    expect((await read(`/toys/${id}/label`, 'br')).by).toBeNull();
  });

  it('does not compress the reply to a write, which may contain a token', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(5000) });
    const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', token: 'keeper' };
    const response = await fetch(`${await app.getUrl()}/api/toys`, { method: 'POST', headers, body });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await response.text()).length).toBeGreaterThan(5000);
  });

  it('streams messages to those who may see them, from where they left off', async () => {
    const hub = app.get(Hub);
    const news = (number: number, more: object = {}) =>
      hub.publish({
        ...{ id: `n${number}`, topic: `/api/toys/${id}`, accountId: 'a', data: { number } },
        ...{ permission: 'stock.read', ...more },
      });
    news(1);
    const base = await app.getUrl();
    expect((await fetch(`${base}/api/hub?topic=*`)).status).toBe(401);
    const topic = encodeURIComponent(`https://any.example/api/toys/${id}`);
    const stop = new AbortController();
    const stream = await fetch(`${base}/api/hub?topic=${topic}&authorization=keeper&lastEventID=n1`, {
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('content-encoding')).toBeNull();
    news(2, { accountId: 'b' });
    news(3, { topic: '/api/toys/other' });
    news(5, { permission: 'payment.batch' });
    news(4);
    const reader = stream.body?.getReader();
    let text = '';
    while (!text.includes('"number":4')) text += new TextDecoder().decode((await reader?.read())?.value);
    stop.abort();
    expect(text).toContain('id: n4\ndata: {"number":4}\n\n');
    expect(text).not.toMatch(/n1|n2|n3|n5/);
  });

  it('opens no more than six streams for one session', async () => {
    const base = await app.getUrl();
    const stop = new AbortController();
    const open = () =>
      fetch(`${base}/api/hub?topic=*&authorization=seller`, { signal: stop.signal }).then(
        ({ status }) => status,
      );
    for (let n = 0; n < 6; n += 1) expect(await open()).toBe(200);
    expect(await open()).toBe(429);
    stop.abort();
  });

  it('knows its endpoints, each with its access', () => {
    const { endpoints } = registryOf(app);
    expect(endpoints.map(({ name }) => name)).toContain('createToy');
    expect(endpoints.every(({ access }) => access.length > 0)).toBe(true);
  });
});
