import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { documentEvents } from '@reprise/contracts/kernel';
import { isOperatorRole, permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { EventCatalogues, SqliteEventLog } from '@reprise/kernel/event-log';
import { createHttpApp } from '@reprise/kernel/http';
import { OutboxModule } from '@reprise/kernel/resource';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrganisationModule } from '.';
import {
  ACCOUNT_SETTINGS,
  BEGINNINGS,
  type Beginnings,
  CLOCK,
  DOCUMENTS,
  EVENT_LOG,
  SESSION_READER,
  type SessionReader,
  STOCK_CONTENTS,
  type StockContent,
} from '@reprise/kernel/ports';
import { systemClock } from '@reprise/kernel/base';

// The token of these tests is `role@account` and, for a narrower reader, `/organisation`.
const sessions: SessionReader = {
  read: (token) => {
    const [who = '', organisationId] = token.split('/');
    const [name, accountId = ''] = who.split('@');
    const role = roleSchema.parse(name);
    const organisation = organisationId ? { organisationId } : {};
    return Promise.resolve({
      kind: 'user',
      userId: 'u',
      accountId,
      module: 'root',
      role,
      permissions: permissionsOf(role),
      ...organisation,
    });
  },
  scopeOf: ({ accountId, organisationId, role }) =>
    Promise.resolve(
      organisationId
        ? tenantScope({ accountId, by: 'store', organisationIds: [organisationId] })
        : tenantScope({ accountId, by: 'account', ...(isOperatorRole(role) && { operator: true }) }),
    ),
};
/** Stocks, circuits and settings have specs of their own. */
const nothingElse: Beginnings = { ofAccount: async () => [], ofWarehouse: async () => [] };

const chief = 'root_management_unit_manager@acme';

describe('organisations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'organisation-'));
  const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite') });
  const log = new SqliteEventLog({
    file: join(folder, 'log.sqlite'),
    catalogues: new EventCatalogues(documentEvents),
  });
  const contents = new Map<string, StockContent>();
  let coming = 0;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    @Global()
    @Module({
      providers: [
        { provide: DOCUMENTS, useValue: documents },
        { provide: EVENT_LOG, useValue: log },
        { provide: CLOCK, useValue: systemClock },
        { provide: SESSION_READER, useValue: sessions },
        { provide: BEGINNINGS, useValue: nothingElse },
        { provide: ACCOUNT_SETTINGS, useValue: {} },
        { provide: STOCK_CONTENTS, useValue: { read: async () => contents, onTheWayTo: async () => coming } },
      ],
      exports: [ACCOUNT_SETTINGS, BEGINNINGS, DOCUMENTS, EVENT_LOG, CLOCK, SESSION_READER, STOCK_CONTENTS],
    })
    class Engines {}
    @Module({ imports: [Engines, OutboxModule, OrganisationModule] })
    class Host {}
    app = await createHttpApp(Host, { checkReplies: true, logger: false });
  });
  afterAll(async () => {
    await app.close();
    await log.close();
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    token = chief,
  ) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const headers = { token, accept: 'application/json', ...(payload && { 'content-type': type }) };
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return response.body === '' ? response.statusCode : response.json();
  };
  const place = { street: '1 rue des Docks', zipCode: '59000', city: 'Lille', country: 'FR' };
  const make = (type: string, commonName: string, parentOrganizationId?: string, more: object = {}) =>
    call('POST', '/organizations', {
      type,
      commonName,
      ...(parentOrganizationId && { parentOrganizationId }),
      ...more,
    });

  it('form a tree by the parent rules', async () => {
    const root = await make('root_management_unit', 'Acme');
    const north = await make('management_unit', 'North', root.id);
    const lille = await make('store', 'Lille', north.id, { externalId: 'S-1' });
    const depot = await make('warehouse', 'Depot', root.id, place);
    expect([root.moduleType, lille.moduleType, depot.moduleType]).toEqual(['root', 'tim', 'rps']);
    const refused = await Promise.all([
      make('store', 'Orphan'),
      make('store', 'Inside', lille.id),
      make('management_unit', 'Under', depot.id),
      make('store', 'Nowhere', 'no-such-id'),
      make('root_management_unit', 'Second'),
      make('store', 'Twin', north.id, { externalId: ' S-1 ' }),
      call('PATCH', `/organizations/${lille.id}`, { type: 'warehouse' }),
      call('PATCH', `/organizations/${north.id}`, { parentOrganizationId: north.id }),
      call('DELETE', `/organizations/${north.id}`),
      make('store', 'x', north.id, { latitude: 91, externalId: 'x'.repeat(46) }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([
      'parent-not-allowed',
      'parent-not-allowed',
      'parent-not-allowed',
      'unknown-reference',
      'identifier-already-used',
      'external-id-already-used',
      'type-fixed-after-creation',
      'parent-not-allowed',
      'still-referenced',
      'invalid-request',
    ]);
    const [tree] = await call('GET', '/organizations/tree');
    expect(tree).toMatchObject({
      commonName: 'Acme',
      children: [
        { commonName: 'Depot' },
        { commonName: 'North', children: [{ commonName: 'Lille', children: [] }] },
      ],
    });
    expect((await call('GET', '/organizations/root')).id).toBe(root.id);
    expect(await call('GET', `/organizations/${root.id}/module-count`)).toEqual({
      root: 1,
      tim: 2,
      lcm: 0,
      rps: 1,
    });
    const parents = await call('GET', '/organizations/available-parents?type=store');
    expect(parents.map(({ commonName }: { commonName: string }) => commonName)).toEqual(
      expect.arrayContaining(['Acme', 'North']),
    );
    expect(
      await call('GET', '/organizations?exists[parentOrganizationId]=false&pagination=false'),
    ).toHaveLength(1);
  });

  it('are visible to those who work in them, and partly public', async () => {
    const [lille] = await call('GET', '/organizations?type=store');
    const own = `store_manager@acme/${lille.id}`;
    expect((await call('GET', '/organizations', undefined, own)).map(({ id }: { id: string }) => id)).toEqual(
      [lille.id],
    );
    expect((await call('GET', `/organizations/${lille.parentOrganizationId}`, undefined, own)).code).toBe(
      'not-found',
    );
    const shown = await call('GET', `/organizations/${lille.id}/public`, undefined, 'pseudo_anonymous@acme');
    expect(Object.keys(shown).sort()).toEqual(['accountId', 'commonName', 'id', 'type']);
    for (const url of [`/organizations/${lille.id}`, `/organizations/${lille.id}/public`]) {
      expect((await call('GET', url, undefined, 'root_management_unit_manager@rival')).code).toBe(
        'not-found',
      );
    }
  });

  it('belong to accounts, which only operators manage and which are deleted only when unused', async () => {
    const admin = 'super_admin@acme';
    const account = await call(
      'POST',
      '/accounts',
      {
        ...{ name: 'Globex', isBuyerAndWorkshopsSupervisor: true },
        ...{ whiteLabelUrl: 'https://Sell.Globex.example/x', whiteLabelHost: 'evil.example' },
      },
      admin,
    );
    expect(account).toMatchObject({
      whiteLabelHost: 'sell.globex.example',
      currency: 'EUR',
      language: 'fr-FR',
      accountId: account.id,
    });
    const roots = await documents.collection({ name: 'organizations' }).find({ accountId: account.id });
    expect(roots).toMatchObject([{ type: 'root_management_unit', commonName: 'Globex', country: 'FR' }]);
    expect(
      (
        await call(
          'POST',
          '/accounts',
          { name: 'Thief', whiteLabelUrl: 'https://sell.globex.example' },
          admin,
        )
      ).code,
    ).toBe('site-address-already-used');
    const named = async (whiteLabelUrl: string) =>
      (await call('POST', '/accounts', { name: 'Thief', whiteLabelUrl }, admin)).violations[0];
    // Told at the field that people fill in, not at the host that the server takes from it.
    expect(await named('https://sell.globex.example')).toMatchObject({ propertyPath: 'whiteLabelUrl' });
    for (const address of ['sell.acme.example:8080', 'javascript:alert(1)', 'ftp://sell.acme.example'])
      expect(await named(address)).toMatchObject({ propertyPath: 'whiteLabelUrl', code: 'invalid-format' });
    expect((await call('GET', '/accounts')).code).toBe('forbidden');
    const retailer = await call(
      'POST',
      '/accounts',
      { name: 'Shop', linkedBuyerAccountIds: [account.id] },
      admin,
    );
    const remove = (id: string) => call('DELETE', `/accounts/${id}`, undefined, admin);
    expect((await remove(account.id)).details).toEqual({ reason: 'still_active' });
    await call('PATCH', `/accounts/${account.id}`, { status: 'inactive' }, admin);
    expect((await remove(account.id)).details).toEqual({
      reason: 'has_linked_retailers',
      by: [{ resource: 'accounts', field: 'linkedBuyerAccountIds', count: 1 }],
    });
    await call('PATCH', `/accounts/${retailer.id}`, { status: 'inactive' }, admin);
    expect((await remove(retailer.id)).details).toEqual({ reason: 'has_linked_buyers' });
    await call('PATCH', `/accounts/${retailer.id}`, { linkedBuyerAccountIds: [] }, admin);
    expect(await remove(account.id)).toBe(204);
    expect(await remove(account.id)).toMatchObject({
      code: 'not-found',
      details: { reason: 'account_not_found' },
    });
  });

  it('keep their module, their buyer, and countries that exist', async () => {
    const root = await call('GET', '/organizations/root');
    const buyer = await make('buyer', 'Buyer', root.id);
    const shop = await make('store', 'Shop', root.id, { country: 'CH' });
    const bought = await make('store', 'Bought', root.id, { buyer: buyer.id });
    const patch = (id: string, body: object) => call('PATCH', `/organizations/${id}`, body);
    const answers = await Promise.all([
      patch(shop.id, { moduleType: 'rps' }),
      patch(shop.id, { buyer: buyer.id }),
      patch(bought.id, { buyer: null }),
      make('store', 'Workshop', root.id, { moduleType: 'rps' }),
      patch(shop.id, { country: 'ZZ' }),
      make('store', 'Nowhere', root.id, { country: 'XX' }),
    ]);
    expect(
      answers.map(({ code, details, violations }) => [code, details?.field ?? violations?.[0]?.propertyPath]),
    ).toEqual([
      ['type-fixed-after-creation', 'moduleType'],
      ['type-fixed-after-creation', 'buyer'],
      ['type-fixed-after-creation', 'buyer'],
      ['invalid-request', 'moduleType'],
      ['invalid-request', 'country'],
      ['invalid-request', 'country'],
    ]);
    expect((await patch(shop.id, { country: 'LI', moduleType: 'tim' })).country).toBe('LI');
  });

  it('that are workshops need the address that labels are made out to, while they are open', async () => {
    const root = await call('GET', '/organizations/root');
    const refused = await make('warehouse', 'Nowhere', root.id, { ...place, zipCode: '', street: undefined });
    expect(refused.violations.map((fault: { propertyPath: string }) => fault.propertyPath)).toEqual([
      'street',
      'zipCode',
    ]);
    const closed = await make('warehouse', 'Nowhere', root.id, { status: 'inactive' });
    const opened = (more: object) =>
      call('PATCH', `/organizations/${closed.id}`, { status: 'active', ...more });
    expect((await opened({})).code).toBe('invalid-request');
    expect((await opened(place)).status).toBe('active');
    expect((await call('PATCH', `/organizations/${closed.id}`, { city: null })).code).toBe('invalid-request');
  });

  it('that are workshops stay while items come to them, their stocks hold items, or steps name them', async () => {
    const root = await call('GET', '/organizations/root');
    const workshop = await make('warehouse', 'Repairs', root.id, place);
    const plant = (name: string, fields: { _id: string }) =>
      documents.collection({ name }).put({ ...fields, accountId: 'acme' } as never);
    await plant('stocks', { _id: 'shelf', warehouseId: workshop.id } as { _id: string });
    contents.set('shelf', { itemCount: 2, averageAge: 1 });
    const remove = () => call('DELETE', `/organizations/${workshop.id}`);
    expect(await remove()).toMatchObject({ code: 'warehouse-not-empty', details: { itemCount: 2 } });
    contents.clear();
    coming = 3;
    expect(await remove()).toMatchObject({ code: 'warehouse-not-empty', details: { itemCount: 3 } });
    coming = 0;
    await plant('refurb_steps', { _id: 'clean', stockId: 'shelf' } as { _id: string });
    expect(await remove()).toMatchObject({
      code: 'still-referenced',
      details: { by: [{ resource: 'refurb-steps', field: 'stockId', count: 1 }] },
    });
    await documents.collection({ name: 'refurb_steps' }).delete('clean');
    expect(await remove()).toBe(204);
  });

  it('that are workshops may name one of their own stocks for what is to be refurbished', async () => {
    const root = await call('GET', '/organizations/root');
    const [workshop, other] = [
      await make('warehouse', 'Bench', root.id, place),
      await make('warehouse', 'Elsewhere', root.id, place),
    ];
    const plant = (_id: string, warehouseId: string, native: string | null) =>
      documents
        .collection({ name: 'stocks' })
        .put({ ...{ _id, id: _id, accountId: 'acme' }, ...{ warehouseId, native } } as never);
    await plant('rack', workshop.id, null);
    await plant('pen', workshop.id, 'in_quarantine');
    await plant('theirs', other.id, null);
    const name = (stock: string, id: string = workshop.id) =>
      call('PATCH', `/organizations/${id}`, { stock });
    expect(await name('rack')).toMatchObject({ stock: 'rack' });
    const refused = [
      await name('theirs'),
      await name('pen'),
      await name('nowhere'),
      await name('rack', root.id),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'unknown-reference'));
    expect(await call('PATCH', `/organizations/${workshop.id}`, { stock: null })).not.toHaveProperty('stock');
    for (const each of ['rack', 'pen', 'theirs']) await documents.collection({ name: 'stocks' }).delete(each);
  });

  it('say when they are open, in hours that a clock can show, to anyone', async () => {
    const root = await call('GET', '/organizations/root');
    const weeklyHours = { monday: [{ from: '09:30', to: '12:30' }], sunday: [] };
    const shop = await make('store', 'Open', root.id, { weeklyHours, timeZone: 'Europe/Zurich' });
    const refused = await Promise.all(
      [
        { weeklyHours: { monday: [{ from: '19:00', to: '09:00' }] } },
        { weeklyHours: { someday: [] } },
        { specialDays: [{ date: '2026-02-30', hours: [] }] },
        { timeZone: 'Europe/Nowhere' },
      ].map((body) => call('PATCH', `/organizations/${shop.id}`, body)),
    );
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'invalid-request'));
    const shown = await call('GET', `/organizations/${shop.id}/public`, undefined, 'pseudo_anonymous@acme');
    expect(shown).toMatchObject({ weeklyHours, timeZone: 'Europe/Zurich' });
    const emptied = await call('PATCH', `/organizations/${shop.id}`, { weeklyHours: null });
    expect(emptied).not.toHaveProperty('weeklyHours');
  });

  it('are dressed by their own administrators, and otherwise kept by operators', async () => {
    const admin = 'admin@acme';
    const account = await call('POST', '/accounts', { name: 'Initech' }, admin);
    const path = `/accounts/${account.id}`;
    const own = `root_management_unit_manager@${account.id}`;
    const bank = { payingAccount: { holder: 'Initech', iban: 'FR1420041010050500013M02606' } };
    expect((await call('PATCH', path, bank, admin)).payingAccount.holder).toBe('Initech');
    const design = { mainColor: '#112233', language: 'en-GB', currency: 'GBP', logo: null };
    const changed = await call('PATCH', path, design, own);
    expect(changed).toMatchObject({
      mainColor: '#112233',
      language: 'en-GB',
      currency: 'GBP',
      name: 'Initech',
    });
    expect(changed).not.toHaveProperty('payingAccount');
    for (const field of [
      { name: 'Ours' },
      { status: 'inactive' },
      { payingAccount: null },
      { isRetailer: false },
    ])
      expect(await call('PATCH', path, field, own)).toMatchObject({
        code: 'forbidden',
        details: { permission: 'client.update', field: Object.keys(field)[0] },
      });
    expect((await call('PATCH', path, design, chief)).code).toBe('not-found');
    expect((await call('PATCH', path, design, `store_manager@${account.id}`)).code).toBe('forbidden');
    for (const [method, url] of [
      ['DELETE', path],
      ['GET', '/accounts'],
    ] as const)
      expect((await call(method, url, undefined, own)).code).toBe('forbidden');
    expect(await call('GET', path, undefined, own)).toEqual(changed);
    expect((await call('GET', path, undefined, chief)).code).toBe('not-found');
    expect((await call('GET', path, undefined, `store_manager@${account.id}`)).code).toBe('forbidden');
    expect((await call('GET', path, undefined, admin)).payingAccount.iban).toBe(
      'FR1420041010050500013M02606',
    );
  });
});
