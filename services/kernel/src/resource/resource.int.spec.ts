import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { documentEvents, resource } from '@reprise/contracts/kernel';
import { permissionsOf } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { EventCatalogues, SqliteEventLog } from '../event-log';
import { createHttpApp } from '../http';
import { eventually } from '../testing';
import { defineResource, OutboxFlusher, OutboxModule, resourceModule, ResourceStore } from '.';
import { toBeAnnounced } from './outbox-flusher';
import { collectionSpec } from './resource-collection';
import type { ResourceDocument } from './resource-document';
import { CLOCK, DOCUMENTS, EVENT_LOG, SESSION_READER, type SessionReader } from '../ports';
import { systemClock } from '../base';

const stockContract = resource({
  name: 'toy-stocks',
  type: 'ToyStock',
  schema: z.strictObject({
    name: z.string().min(1).max(255),
    location: z.string().optional(),
    keeper: z.string().optional(),
    native: z.boolean().default(false),
    tags: z.array(z.string()).optional(),
  }),
  permissions: { list: 'stock.read', create: 'stock.manage' },
  list: { filters: ['name'], order: ['name'] },
  problems: ['name-already-used', 'native-stock-fixed'],
  personal: ['keeper'],
});
const stocks = defineResource(stockContract, {
  unique: [{ fields: ['name'], problem: 'name-already-used', anyCase: true }],
  hooks: {
    beforeRemove: (stock) => {
      if (stock.native) throw new Refusal('native-stock-fixed');
    },
  },
});

const sessions: SessionReader = {
  read: (token) =>
    Promise.resolve({
      kind: 'user',
      userId: 'u',
      accountId: token,
      module: 'rps',
      role: 'warehouse_manager',
      permissions: permissionsOf('warehouse_manager'),
    }),
  scopeOf: ({ accountId }) => Promise.resolve(tenantScope({ accountId, by: 'account' })),
};

describe('a resource of documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'resource-'));
  const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite') });
  const catalogues = new EventCatalogues(documentEvents);
  const log = new SqliteEventLog({ file: join(folder, 'log.sqlite'), catalogues });
  let app: NestFastifyApplication;

  beforeAll(async () => {
    @Global()
    @Module({
      providers: [
        { provide: DOCUMENTS, useValue: documents },
        { provide: EVENT_LOG, useValue: log },
        { provide: CLOCK, useValue: systemClock },
        { provide: SESSION_READER, useValue: sessions },
      ],
      exports: [DOCUMENTS, EVENT_LOG, CLOCK, SESSION_READER],
    })
    class Engines {}
    @Module({ imports: [Engines, OutboxModule, resourceModule('Toys', [stocks])] })
    class Host {}
    app = await createHttpApp(Host, { checkReplies: true, logger: false });
  });
  afterAll(async () => {
    await app.close();
    await log.close();
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
    account = 'a',
  ) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    return app.inject({
      method,
      url: `/api/toy-stocks${url}`,
      headers: { token: account, ...(payload && { 'content-type': type }), ...headers },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
  };
  const made = async (body: object, account = 'a'): Promise<string> =>
    (await call('POST', '', body, {}, account)).json().id;
  const announced = (id: string, count: number) =>
    eventually(async () => {
      const events = await log.readStream(`document-${id}`);
      return events.length >= count && events;
    });

  it('is created, read, listed, patched and removed', async () => {
    const created = await call('POST', '', { name: 'quarantine', location: 'A1', tags: ['x', 'y'] });
    expect([created.statusCode, created.headers['etag']]).toEqual([201, '"1"']);
    const { id } = created.json();
    expect(created.headers['location']).toBe(`/api/toy-stocks/${id}`);
    expect(created.json()).toMatchObject({
      '@type': 'ToyStock',
      name: 'quarantine',
      native: false,
      revision: 1,
    });
    const patched = await call('PATCH', `/${id}`, { location: null, tags: ['z'] }, { 'if-match': '"1"' });
    expect(patched.json()).toMatchObject({ name: 'quarantine', tags: ['z'], revision: 2 });
    expect(patched.json().location).toBeUndefined();
    expect((await call('PATCH', `/${id}`, { name: 'q2' }, { 'if-match': '"1"' })).json().code).toBe(
      'stale-revision',
    );
    const list = (await call('GET', '?name=quarantine')).json();
    expect(list['hydra:totalItems']).toBe(1);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect((await call('GET', '?name=quarantine')).json()['hydra:totalItems']).toBe(0);
    expect((await call('POST', '', { name: 'quarantine' })).statusCode).toBe(201);
  });

  it('refuses what violates its schema, its unique rules and its hooks', async () => {
    const id = await made({ name: 'native', native: true });
    const codes = await Promise.all([
      call('POST', '', { name: 'native' }),
      call('POST', '', { name: '', evil: 1 }),
      call('PATCH', `/${id}`, { name: null }),
      call('PATCH', `/${id}`, { accountId: 'b' }),
      call('PATCH', `/${id}`, { _removed: true }),
      call('DELETE', `/${id}`),
    ]).then((all) => all.map((response) => response.json()));
    expect(codes.map(({ code }) => code)).toEqual([
      'name-already-used',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'native-stock-fixed',
    ]);
    // A form marks the field.
    expect(codes[0].violations).toMatchObject([{ propertyPath: 'name', code: 'already-used' }]);
    expect(codes[2].violations).toEqual([
      { propertyPath: 'name', message: 'This field is required.', code: 'required' },
    ]);
    expect(await made({ name: 'native' }, 'b')).not.toBe(id);
  });

  it('takes a name once, whatever its capitals and spaces; a document may respell its own', async () => {
    const id = await made({ name: 'Shelf  Épave' });
    for (const name of ['shelf épave', ' SHELF ÉPAVE ', 'Shelf  E\u0301pave']) {
      const { code, violations } = (await call('POST', '', { name })).json();
      expect([code, violations?.[0]?.propertyPath]).toEqual(['name-already-used', 'name']);
    }
    const other = await made({ name: 'Shelf 2' });
    expect((await call('PATCH', `/${other}`, { name: 'SHELF ÉPAVE' })).json().code).toBe('name-already-used');
    expect((await call('PATCH', `/${id}`, { name: 'shelf épave' })).json()).toMatchObject({
      name: 'shelf épave',
    });
    expect((await call('GET', `/${id}`)).json()).not.toHaveProperty('_name');
  });

  it('takes a name once, also when it comes twice at the same time', async () => {
    const names = ['Bin', 'BIN', 'bin', 'bIn'];
    const all = await Promise.all(names.map((name) => call('POST', '', { name })));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it('knows the names of documents that were written before, and lets two of them that are alike be edited', async () => {
    const stored = documents.collection<{ _id: string; accountId: string }>({ name: 'toy_stocks' });
    const old = {
      accountId: 'c',
      revision: 1,
      createdAt: '2025-01-01T00:00:00Z',
      updatedAt: '2025-01-01T00:00:00Z',
    };
    const ids = ['0190bbbb-0000-7000-8000-000000000001', '0190bbbb-0000-7000-8000-000000000002'] as const;
    await stored.put({ _id: ids[0], ...old, ...{ name: 'Hall', native: false } });
    await stored.put({ _id: ids[1], ...old, ...{ name: 'HALL', native: false } });
    expect((await call('POST', '', { name: 'hall' }, {}, 'c')).json().code).toBe('name-already-used');
    for (const id of ids)
      expect((await call('PATCH', `/${id}`, { location: 'A1' }, {}, 'c')).statusCode).toBe(200);
  });

  it('is invisible to another account, for every verb', async () => {
    const id = await made({ name: 'mine' });
    const answers = await Promise.all([
      call('GET', `/${id}`, undefined, {}, 'b'),
      call('PATCH', `/${id}`, { name: 'theirs' }, {}, 'b'),
      call('DELETE', `/${id}`, undefined, {}, 'b'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await call('GET', '?name=mine', undefined, {}, 'b')).json()['hydra:totalItems']).toBe(0);
  });

  it('announces each change once, without personal data, and forgets the tombstone', async () => {
    const id = await made({ name: 'told', keeper: 'Ada Lovelace' });
    await call('PATCH', `/${id}`, { name: 'retold', keeper: 'Alan Turing' });
    await call('PATCH', `/${id}`, { name: 'retold' });
    await call('DELETE', `/${id}`);
    const events = await announced(id, 3);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'DocumentCreated',
        expect.objectContaining({
          resource: 'toy-stocks',
          revision: 1,
          after: { name: 'told', keeper: '•••', native: false },
        }),
      ],
      [
        'DocumentUpdated',
        expect.objectContaining({
          before: { name: 'told', keeper: '•••' },
          after: { name: 'retold', keeper: '•••', native: false },
        }),
      ],
      [
        'DocumentRemoved',
        expect.objectContaining({ revision: 3, before: { name: 'retold', keeper: '•••', native: false } }),
      ],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Lovelace|Turing/);
    await eventually(async () => (await documents.collection({ name: 'toy_stocks' }).get(id)) === undefined);
  });

  it('loses nothing and repeats nothing if the process dies between the change, the log and the clearing', async () => {
    const meta = {
      commandId: 'c1',
      accountId: 'a',
      actor: { userId: 'u', role: 'admin' },
      correlationId: 'r',
    };
    const written = new ResourceStore(stocks, { documents, clock: systemClock });
    await written.create({ name: 'survivor', native: false }, meta);
    // The process died before writing to the log; the next one finds the outbox.
    const first = new OutboxFlusher(log);
    first.watch({
      ...written.collection,
      find: written.collection.find.bind(written.collection),
      write: () => Promise.reject(new Error('killed')),
    } as never);
    await expect(first.flush()).rejects.toThrow('killed');
    // It died again after the log and before the clearing; the result is the same as without a crash.
    await written.update('c1', { location: 'B2' }, { ...meta, commandId: 'c2' });
    const second = new OutboxFlusher(log);
    second.watch(written.collection);
    await Promise.all([second.flush(), second.flush()]);
    expect((await log.readStream('document-c1')).map(({ type }) => type)).toEqual([
      'DocumentCreated',
      'DocumentUpdated',
    ]);
    expect(await written.collection.find({ _outboxAt: { $exists: true } })).toEqual([]);
  });

  it('clears what it has announced, and leaves what was changed meanwhile to the next run', async () => {
    const store = new ResourceStore(stocks, { documents, clock: systemClock });
    const metaOf = (commandId: string) => ({
      ...{ commandId, accountId: 'a', actor: { userId: 'u', role: 'admin' }, correlationId: 'r' },
    });
    for (const id of ['m1', 'm2', 'm3']) await store.create({ name: id, native: false }, metaOf(id));
    const flusher = new OutboxFlusher(log);
    let changed = false;
    flusher.watch({
      ...store.collection,
      find: store.collection.find.bind(store.collection),
      write: async (ops: Parameters<typeof store.collection.write>[0]) => {
        if (!changed) await store.update('m2', { location: 'C3' }, metaOf('m4'));
        changed = true;
        return store.collection.write(ops);
      },
    } as never);
    const waiting = async () =>
      (await store.collection.find({ _outboxAt: { $exists: true } })).map(({ _id }) => _id);
    await flusher.flush();
    expect(await waiting()).toEqual(['m2']);
    await flusher.flush();
    expect(await waiting()).toEqual([]);
    expect((await log.readStream('document-m2')).map(({ type }) => type)).toEqual([
      'DocumentCreated',
      'DocumentUpdated',
    ]);
  });

  it('finds what waits to be announced by an index, however many documents do not', async () => {
    const collection = documents.collection<ResourceDocument>(collectionSpec(stocks));
    const plan = await collection.explain(toBeAnnounced.filter, toBeAnnounced.page);
    expect(plan).toEqual([expect.stringMatching(/^SEARCH .*_outboxAt/)]);
  });

  it('creates once for one command id', async () => {
    const key = { 'idempotency-key': 'load-1' };
    const [one, two] = [
      await call('POST', '', { name: 'once' }, key),
      await call('POST', '', { name: 'once' }, key),
    ];
    expect(two.json().id).toBe(one.json().id);
  });

  it('accepts many documents one by one, at little processor time each', async () => {
    const before = process.cpuUsage();
    for (let index = 0; index < 300; index += 1) await made({ name: `bulk ${index}` }, 'bulk');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 300).toBeLessThan(20);
  });
});
