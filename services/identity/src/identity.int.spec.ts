import { platform } from '@reprise/contracts/organisation';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { User } from '@reprise/contracts/identity';
import { createHttpApp } from '@reprise/kernel/http';
import { EventCatalogues, SqliteEventLog } from '@reprise/kernel/event-log';
import { OutboxModule, ResourceStore } from '@reprise/kernel/resource';
import { eventually } from '@reprise/kernel/testing';
import { documentEvents } from '@reprise/contracts/kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IdentityModule, PASSWORD_MAILER, Passwords, SESSION_KEY, users, type PasswordMailer } from '.';
import { ACCOUNT_SETTINGS, CLOCK, DOCUMENTS, EVENT_LOG, LINKS, SECRETS } from '@reprise/kernel/ports';
import { TestClock } from '@reprise/kernel/base';

type Mail = Parameters<PasswordMailer['sendPasswordLink']>[0];
type Modules = User['modules'];
const password = 'Correct-Horse-1';
/** One of them has an address that a provider answers for. */
const emailOf = (id: string): string => `${id}@${id === 'sso' ? 'sso' : 'acme'}.example`;
const clock = new TestClock(new Date().toISOString());

describe('identity', () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite') });
  const log = new SqliteEventLog({
    file: join(folder, 'log.sqlite'),
    catalogues: new EventCatalogues(documentEvents),
  });
  const mails: Mail[] = [];
  let settings: object = {};
  let app: NestFastifyApplication;

  const put = (collection: string, id: string, fields: object) =>
    documents.collection({ name: collection }).put({
      _id: id,
      revision: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      status: 'active',
      ...fields,
    } as never);

  const user = async (id: string, modules: Modules, more: Partial<User> = {}) => {
    const meta = {
      commandId: id,
      accountId: more.accountId ?? 'acme',
      actor: { userId: 'seed', role: 'super_admin' },
      correlationId: 'seed',
    };
    const { accountId: _, ...body } = more;
    const store = new ResourceStore(users, { documents, clock });
    const email = emailOf(id);
    await store.create(
      {
        email,
        firstname: 'Ada',
        lastname: 'Byron',
        status: 'active',
        forceConnectionBySso: false,
        modules,
        ...body,
      },
      meta,
    );
    await new Passwords(documents, clock).set(id, password);
  };

  beforeAll(async () => {
    const account = {
      language: 'fr-FR',
      currency: 'EUR',
      companyCountry: 'FR',
      isBuyerAndWorkshopsSupervisor: false,
      isRetailer: true,
    };
    await put('accounts', 'acme', {
      ...account,
      accountId: 'acme',
      name: 'Acme',
      whiteLabelHost: 'sell.acme.example',
    });
    await put('accounts', 'other', { ...account, accountId: 'other', name: 'Other' });
    const node = (id: string, type: string, parentOrganizationId?: string, accountId = 'acme') =>
      put('organizations', id, {
        accountId,
        type,
        commonName: id,
        moduleType: 'tim',
        geocodedByUser: false,
        ...(parentOrganizationId && { parentOrganizationId }),
      });
    await node('root', 'root_management_unit');
    await node('north', 'management_unit', 'root');
    await node('lille', 'store', 'north');
    await node('nice', 'store', 'root');
    await node('depot', 'warehouse', 'root');
    await node('elsewhere', 'store', undefined, 'other');
    await node('other-root', 'root_management_unit', undefined, 'other');
    await user('super', { no_module: 'super_admin' }, { accountId: platform });
    // As an earlier version kept them: users of one account.
    await put('users', 'earlier', {
      ...{ accountId: 'acme', email: 'earlier@acme.example', firstname: 'Ada', lastname: 'Byron' },
      ...{ forceConnectionBySso: false, modules: { no_module: 'admin' } },
    });
    await new Passwords(documents, clock).set('earlier', password);
    await user(
      'chief',
      { root: 'root_management_unit_manager', tim: 'store_manager' },
      { rootOrganizationId: 'root', timOrganizationId: 'nice' },
    );
    await user('unit', { tim: 'management_unit_manager' }, { timOrganizationId: 'north' });
    await user('lead', { tim: 'store_manager' }, { timOrganizationId: 'lille' });
    await user('seller', { tim: 'store_seller' }, { timOrganizationId: 'lille' });
    await put('sso_configurations', 'idp', {
      ...{ accountId: 'acme', organizationId: 'root', domains: ['sso.example'], active: true },
      ...{ issuer: 'https://idp.example', clientId: 'reprise', mandatory: false, roles: [] },
    });
    await user('sso', { tim: 'store_seller' }, { timOrganizationId: 'lille', forceConnectionBySso: true });
    await user('gone', { tim: 'store_seller' }, { timOrganizationId: 'lille', status: 'inactive' });
    await user('foreign', { tim: 'store_seller' }, { timOrganizationId: 'elsewhere', accountId: 'other' });
    const mailer: PasswordMailer = {
      sendPasswordLink: (mail) => Promise.resolve(void mails.push(mail)),
      sendLoginNotice: () => Promise.resolve(),
      sendFactorNotice: () => Promise.resolve(),
    };
    @Global()
    @Module({
      providers: [
        { provide: DOCUMENTS, useValue: documents },
        { provide: EVENT_LOG, useValue: log },
        { provide: CLOCK, useValue: clock },
        { provide: SESSION_KEY, useValue: randomBytes(32) },
        { provide: PASSWORD_MAILER, useValue: mailer },
        { provide: ACCOUNT_SETTINGS, useValue: { read: () => Promise.resolve(settings) } },
        {
          provide: LINKS,
          useValue: {
            publicUrl: (_id: string, path: string) => Promise.resolve(`https://sell.acme.example${path}`),
          },
        },
        { provide: SECRETS, useValue: { seal: (text: string) => text, open: (text: string) => text } },
      ],
      exports: [DOCUMENTS, EVENT_LOG, CLOCK, SESSION_KEY, PASSWORD_MAILER, ACCOUNT_SETTINGS, LINKS, SECRETS],
    })
    class Engines {}
    const here = 'https://reprise.example';
    const sites = { origin: () => here, siteOf: () => Promise.resolve(here) };
    const sso = { privateAddresses: false, plainHttp: false, ...sites };
    const identity = IdentityModule.with({ demonstrationAccountId: 'acme', sso });
    @Module({ imports: [Engines, OutboxModule, identity] })
    class Host {}
    app = await createHttpApp(Host, { checkReplies: true, logger: false });
  });
  afterAll(async () => {
    await app.close();
    await log.close();
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  let visit = 0;
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    visit += 1;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    return app.inject({
      method,
      url: `/api${url}`,
      // Each from a separate address: the limits have their own test.
      remoteAddress: `10.0.${Math.floor(visit / 250)}.${visit % 250}`,
      headers: { ...(payload && { 'content-type': type }), ...headers },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
  };
  const login = (id: string, secret = password) =>
    call('POST', '/login', { email: emailOf(id), password: secret });
  const signedIn = async (id: string) => (await login(id)).json();
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const as = async (id: string) => bearer((await signedIn(id)).token);
  const code = async (response: ReturnType<typeof call>) => (await response).json().code;

  it('signs in with the user described in the specification', async () => {
    const reply = await login('chief');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      expiresIn: 900,
      user: {
        id: 'chief',
        types: ['root_management_unit_manager', 'store_manager'],
        email: 'chief@acme.example',
        currentOrganization: {
          id: 'root',
          commonName: 'root',
          moduleType: 'root',
          account: { id: 'acme', currency: 'EUR' },
        },
        modules: { root: 'root_management_unit_manager', tim: 'store_manager' },
      },
    });
    expect(reply.json().user.frontPermissions.tim).toContain('buyback.create');
    expect(reply.body).not.toContain('argon2');
    expect((await call('POST', '/login', { email: 'CHIEF@acme.example ', password })).statusCode).toBe(200);
  });

  it('answers an unknown user, an inactive one and a wrong password alike', async () => {
    const bodies = await Promise.all([login('nobody'), login('gone'), login('chief', 'Wrong-Horse-1')]);
    const shown = bodies.map((response) => ({ ...response.json(), traceId: '' }));
    expect(shown[0].code).toBe('credentials-incorrect');
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    expect(await code(login('sso'))).toBe('sso-mandatory');
    expect(await code(login('sso', 'Wrong-Horse-1'))).toBe('credentials-incorrect');
  });

  it('refuses malicious log-ins', async () => {
    const codes = await Promise.all([
      code(call('POST', '/login', {})),
      code(call('POST', '/login', { email: { $ne: null }, password })),
      code(call('POST', '/login', { email: 'chief@acme.example', password, role: 'super_admin' })),
      code(call('POST', '/login', { organizationId: 'north', openidSessionId: 'x' })),
      code(call('GET', '/open-id/authorization-url?domain=acme.example')),
      code(call('GET', '/users', undefined, bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdXBlciJ9.'))),
      code(call('GET', '/users', undefined, { ...(await as('lead')), 'x-module': 'root' })),
    ]);
    expect(codes).toEqual([
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'sso-configuration-error',
      'sso-organisation-unknown',
      'unauthenticated',
      'module-not-held',
    ]);
  });

  it('rotates refresh tokens, and ends the family if one is reused', async () => {
    const first = await signedIn('unit');
    const second = (await call('POST', '/token/refresh', { refreshToken: first.refreshToken })).json();
    expect(second.user.id).toBe('unit');
    await clock.advance(11_000);
    expect(await code(call('POST', '/token/refresh', { refreshToken: first.refreshToken }))).toBe(
      'session-expired',
    );
    expect(await code(call('POST', '/token/refresh', { refreshToken: second.refreshToken }))).toBe(
      'session-expired',
    );
    expect(await code(call('GET', '/users', undefined, bearer(second.token)))).toBe('session-expired');
    expect(
      await code(call('POST', '/token/refresh', { refreshToken: 'made-up.token-of-nobody-at-all' })),
    ).toBe('session-expired');
  });

  it('ends a session at logout and at its expiry', async () => {
    const { token, refreshToken } = await signedIn('unit');
    expect((await call('POST', '/logout', undefined, bearer(token))).statusCode).toBe(204);
    expect(await code(call('GET', '/users', undefined, bearer(token)))).toBe('session-expired');
    expect(await code(call('POST', '/token/refresh', { refreshToken }))).toBe('session-expired');
    const later = await as('unit');
    expect((await call('GET', '/users', undefined, later)).statusCode).toBe(200);
    await clock.advance(16 * 60_000);
    expect(await code(call('GET', '/users', undefined, later))).toBe('session-expired');
  });

  it('switches module and organisation with a new token', async () => {
    const chief = await as('chief');
    const store = (await call('POST', '/session/module', { module: 'tim' }, chief)).json();
    expect(store.user).toMatchObject({
      currentModule: 'tim',
      currentOrganization: { id: 'nice', moduleType: 'tim' },
    });
    expect(await code(call('POST', '/session/module', { module: 'rps' }, bearer(store.token)))).toBe(
      'module-not-held',
    );
    const byHeader = await call('GET', '/users', undefined, { ...chief, 'x-module': 'tim' });
    expect(byHeader.json()['hydra:member'].map(({ id }: User) => id)).toEqual(['chief']);
    const unit = await as('unit');
    expect(await code(call('POST', '/session/organisation', { organisationId: 'nice' }, unit))).toBe(
      'not-found',
    );
    const narrowed = (await call('POST', '/session/organisation', { organisationId: 'lille' }, unit)).json();
    expect(narrowed.user.currentOrganization.id).toBe('lille');
    const operator = await as('super');
    expect((await call('GET', '/users', undefined, operator)).json()['hydra:member']).toHaveLength(2);
    const abroad = (
      await call('POST', '/session/organisation', { organisationId: 'other-root' }, operator)
    ).json();
    const seen = (await call('GET', '/users', undefined, bearer(abroad.token))).json();
    expect(seen['hydra:member'].map(({ id }: User) => id)).toEqual(['foreign']);
  });

  it('lets an operator begin where he worked last, and leave', async () => {
    const again = await signedIn('super');
    expect(again.user.currentOrganization).toMatchObject({ id: 'other-root', account: { id: 'other' } });
    const left = await call('POST', '/session/module', { module: 'no_module' }, bearer(again.token));
    expect(left.json().user.currentOrganization).toMatchObject({ id: null, account: { name: 'Reprise' } });
    expect((await signedIn('super')).user.currentOrganization.id).toBe(null);
  });

  it('lets an operator whose client was removed go on, and begin, outside any', async () => {
    const { token } = await signedIn('super');
    const gone = { organisationId: 'other-root' };
    const abroad = (await call('POST', '/session/organisation', gone, bearer(token))).json();
    const accounts = documents.collection<{ _id: string }>({ name: 'accounts' });
    const other = await accounts.get('other');
    await accounts.delete('other');
    const outside = { id: null, account: { name: 'Reprise' } };
    const on = await call('POST', '/token/refresh', { refreshToken: abroad.refreshToken });
    expect(on.json().user.currentOrganization).toMatchObject(outside);
    const again = await signedIn('super');
    expect(again.user.currentOrganization).toMatchObject(outside);
    if (other) await accounts.put(other);
    await call('POST', '/session/module', { module: 'no_module' }, bearer(again.token));
  });

  it('makes an operator of an earlier version one of the platform, who goes on where he was', async () => {
    const { user, token } = await signedIn('earlier');
    expect(user.currentOrganization).toMatchObject({ id: 'root', account: { id: 'acme' } });
    expect((await call('GET', '/users/earlier', undefined, await as('chief'))).statusCode).toBe(404);
    const own = (await call('GET', '/users/earlier', undefined, bearer(token))).json();
    expect(own).toMatchObject({ accountId: 'platform', modules: { no_module: 'admin' } });
  });

  it('shows each manager the users of the organisations below', async () => {
    const list = async (id: string) => {
      const { 'hydra:member': members } = (
        await call('GET', '/users?pagination=false', undefined, await as(id))
      ).json();
      return members.map((member: User) => member.id);
    };
    expect(await list('chief')).toEqual(['chief', 'gone', 'lead', 'seller', 'sso', 'unit']);
    expect(await list('super')).toEqual(['earlier', 'super']);
    expect(await list('unit')).toEqual(['gone', 'lead', 'seller', 'sso', 'unit']);
    expect(await list('lead')).toEqual(['gone', 'lead', 'seller', 'sso']);
    expect(await code(call('GET', '/users', undefined, await as('seller')))).toBe('forbidden');
    const counts = await call('GET', '/organizations/north/users-module-count', undefined, await as('chief'));
    expect(counts.json()).toEqual({ root: 0, tim: 5, lcm: 0, rps: 0 });
    expect(
      await code(call('GET', '/organizations/nice/users-module-count', undefined, await as('unit'))),
    ).toBe('not-found');
    expect((await call('GET', '/users/foreign', undefined, await as('chief'))).statusCode).toBe(404);
  });

  it('lets nobody deactivate himself, who could not come back; others may', async () => {
    const lead = await as('lead');
    const close = (id: string, headers: typeof lead) =>
      call('PATCH', `/users/${id}`, { status: 'inactive' }, headers);
    const refused = await close('lead', lead);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'own-user-inactive']);
    expect((await call('PATCH', '/users/lead', { firstname: 'Ada' }, lead)).statusCode).toBe(200);
    const chief = await as('chief');
    expect((await close('lead', chief)).json()).toMatchObject({ status: 'inactive' });
    expect((await call('PATCH', '/users/lead', { status: 'active' }, chief)).statusCode).toBe(200);
  });

  it('lets nobody assign or manage more than allowed', async () => {
    const lead = await as('lead');
    const body = (modules: Modules, more: object = {}) => ({
      email: `new-${Math.random()}@acme.example`,
      firstname: 'New',
      lastname: 'Comer',
      modules,
      timOrganizationId: 'lille',
      ...more,
    });
    const post = (modules: Modules, more: object = {}, headers = lead) =>
      call('POST', '/users', body(modules, more), headers);
    expect(await code(post({ root: 'root_management_unit_manager' }, { rootOrganizationId: 'root' }))).toBe(
      'role-not-assignable',
    );
    expect(await code(post({ no_module: 'super_admin' }))).toBe('role-not-assignable');
    expect(await code(post({ root: 'store_seller' }))).toBe('role-not-assignable');
    expect(await code(post({ tim: 'store_seller' }, { timOrganizationId: 'nice' }))).toBe(
      'parent-not-allowed',
    );
    expect(await code(post({ tim: 'store_seller' }, { timOrganizationId: 'elsewhere' }))).toBe(
      'unknown-reference',
    );
    expect(await code(post({ tim: 'store_seller' }, { forceConnectionBySso: true }))).toBe('forbidden');
    expect(await code(post({ tim: 'store_seller' }, { email: 'chief@acme.example' }))).toBe(
      'email-already-used',
    );
    expect(await code(post({}))).toBe('invalid-request');
    expect(await code(call('PATCH', '/users/lead', { modules: { no_module: 'super_admin' } }, lead))).toBe(
      'role-not-assignable',
    );
    expect(await code(call('PATCH', '/users/unit', { firstname: 'Mine' }, lead))).toBe('not-found');
    const made = await post({ tim: 'store_seller' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ types: ['store_seller'], lastLogin: null, accountId: 'acme' });
    expect((await call('GET', '/assignable-user-types', undefined, lead)).json()).toEqual([
      'store_manager',
      'store_seller',
    ]);
    await clock.advance(100);
    await eventually(async () => (await log.readStream(`document-${made.json().id}`)).length === 1);
    expect(JSON.stringify(await log.readStream(`document-${made.json().id}`))).not.toContain('Comer');
  });

  it('renews a password with a link that works once, and does not reveal who exists', async () => {
    mails.length = 0;
    const { refreshToken } = await signedIn('seller');
    const answers = await Promise.all(
      ['seller', 'nobody', 'sso'].map((id) => call('POST', '/password/renew', { email: emailOf(id) })),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    const mail = await eventually(() => mails[0]);
    expect(mail).toMatchObject({ to: 'seller@acme.example', purpose: 'renew' });
    const link = { purpose: 'renew', expiresAt: mail.expiresAt, terms: [], email: 'seller@acme.example' };
    expect((await call('GET', `/password/new/${mail.token}`)).json()).toMatchObject(link);
    const set = (secret: string) => call('POST', `/password/new/${mail.token}`, { password: secret });
    expect(await code(set('short'))).toBe('invalid-request');
    expect(await code(set(password))).toBe('password-unchanged');
    expect((await set('Brand-New-Horse-2')).statusCode).toBe(204);
    expect(await code(set('Another-Horse-3'))).toBe('password-link-expired');
    const used = await call('GET', `/password/new/${mail.token}`);
    expect([used.statusCode, used.body]).toEqual([410, expect.not.stringContaining('acme.example')]);
    expect(await code(call('POST', '/token/refresh', { refreshToken }))).toBe('session-expired');
    expect(await code(login('seller'))).toBe('credentials-incorrect');
    expect((await login('seller', 'Brand-New-Horse-2')).statusCode).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('names nobody to who received a link at an address that the user had before', async () => {
    const chief = bearer((await signedIn('chief')).token);
    const body = { email: 'typo@acme.example', firstname: 'Eve', lastname: 'Stone' };
    const at = { modules: { tim: 'store_seller' }, timOrganizationId: 'lille' };
    const { id } = (await call('POST', '/users', { ...body, ...at }, chief)).json();
    const { token } = await eventually(() => mails.find(({ to }) => to === body.email));
    const named = async () => (await call('GET', `/password/new/${token}`)).json().email;
    expect(await named()).toBe(body.email);
    await call('PATCH', `/users/${id}`, { email: 'right@acme.example' }, chief);
    expect(await named()).toBeUndefined();
  });

  describe('a first password, where the account has published terms', () => {
    const first = 'First-Horse-1';
    const linkOf = async (email: string) =>
      (await eventually(() => mails.find(({ to }) => to === email))).token;
    const accepts = async (token: string) =>
      (await call('GET', `/password/new/${token}`))
        .json()
        .terms.map((each: object) => ({ ...each, url: undefined }));
    const set = (token: string, acceptedTerms?: object) =>
      call('POST', `/password/new/${token}`, { password: first, acceptedTerms });
    const invited = async (email: string) => {
      const chief = bearer((await signedIn('chief')).token);
      const body = { email, firstname: 'Eve', lastname: 'Stone', modules: { tim: 'store_seller' } };
      const made = await call('POST', '/users', { ...body, timOrganizationId: 'lille' }, chief);
      return {
        id: made.json().id as string,
        read: (id: string) => call('GET', `/users/${id}`, undefined, chief),
      };
    };
    afterAll(() => void (settings = {}));

    it('needs them accepted as they stand, and writes down which and when', async () => {
      mails.length = 0;
      settings = { eula: 'Use it well.', serviceTerms: 'We serve.' };
      const { id, read } = await invited('eve@acme.example');
      expect((await read(id)).json().acceptedTerms).toEqual([]);
      const token = await linkOf('eve@acme.example');
      expect(await code(set(token))).toBe('password-terms-not-accepted');
      const earlier = await accepts(token);
      expect(await code(set(token, earlier.slice(1)))).toBe('password-terms-not-accepted');
      settings = { eula: 'Use it better.', serviceTerms: 'We serve.' };
      const changed = (await set(token, earlier)).json();
      expect([changed.code, changed.details]).toEqual(['password-terms-changed', { texts: ['cgu'] }]);
      expect(await code(call('POST', '/login', { email: 'eve@acme.example', password: first }))).toBe(
        'credentials-incorrect',
      );
      const now = await accepts(token);
      expect((await set(token, now)).statusCode).toBe(204);
      const { acceptedTerms } = (await read(id)).json();
      expect(acceptedTerms).toEqual(now.map((each: object) => ({ ...each, at: clock.now().toISOString() })));
      expect((await call('POST', '/login', { email: 'eve@acme.example', password: first })).statusCode).toBe(
        200,
      );
    });

    it('needs them too by a link that was asked for when the invitation had expired', async () => {
      settings = { eula: 'Use it well.' };
      await invited('fay@acme.example');
      mails.length = 0;
      await call('POST', '/password/renew', { email: 'fay@acme.example' });
      const token = await linkOf('fay@acme.example');
      expect(await code(set(token))).toBe('password-terms-not-accepted');
      expect((await set(token, await accepts(token))).statusCode).toBe(204);
    });

    it('is the only one that does: another password accepts nothing', async () => {
      mails.length = 0;
      await call('POST', '/password/renew', { email: emailOf('lead') });
      const token = await linkOf(emailOf('lead'));
      expect(await accepts(token)).toEqual([]);
      expect((await set(token)).statusCode).toBe(204);
    });
  });

  it('gives visitors a token for the tenant of their host', async () => {
    const visitor = (url: string) =>
      app.inject({
        method: 'POST',
        url: '/api/webtoken-with-account-and-ord',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ url }).toString(),
      });
    const reply = (await visitor('https://SELL.acme.example/diag/1')).json();
    expect(reply).toMatchObject({ account: { id: 'acme' }, ord: { id: 'root' } });
    expect(await code(call('GET', '/users', undefined, bearer(reply.token)))).toBe('forbidden');
    expect((await visitor('http://localhost:4200/')).json().account.id).toBe('acme');
    for (const url of ['https://evil.example/?sell.acme.example', 'javascript:alert(1)', '::']) {
      expect((await visitor(url)).json().code).toBe('white-label-unavailable');
    }
  });

  it('knows a visitor who comes back, on the same site only', async () => {
    const visit = async (url: string, cookie?: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/webtoken-with-account-and-ord',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(cookie ? { cookie: `other=1; ${cookie}` } : {}),
        },
        payload: new URLSearchParams({ url }).toString(),
      });
      const [, claims = ''] = answer.json().token.split('.');
      const kept = String(answer.headers['set-cookie']);
      return { sub: JSON.parse(Buffer.from(claims, 'base64url').toString()).sub, kept };
    };
    const first = await visit('https://sell.acme.example/');
    expect(first.kept).toMatch(
      /; Path=\/api\/webtoken-with-account-and-ord; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [cookie = ''] = first.kept.split(';');
    expect((await visit('https://sell.acme.example/diag/1', cookie)).sub).toBe(first.sub);
    expect((await visit('https://sell.acme.example/')).sub).not.toBe(first.sub);
    expect((await visit('https://sell.acme.example/', `${cookie}x`)).sub).not.toBe(first.sub);
  });

  it('shows permissions and organisation to the user and the user’s managers, and to nobody else', async () => {
    const seller = bearer((await (await login('seller', 'Brand-New-Horse-2')).json()).token);
    expect((await call('GET', '/users/seller/permissions', undefined, seller)).json().tim).toContain(
      'buyback.create',
    );
    expect((await call('GET', '/users/seller/current-organization', undefined, seller)).json().id).toBe(
      'lille',
    );
    expect(await code(call('GET', '/users/lead/permissions', undefined, seller))).toBe('not-found');
    expect((await call('GET', '/users/lead/permissions', undefined, await as('unit'))).statusCode).toBe(200);
  });
});
