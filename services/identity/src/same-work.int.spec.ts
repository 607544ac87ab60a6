import { hash, verify } from '@node-rs/argon2';
import { TestClock } from '@reprise/kernel/base';
import { ResourceStore } from '@reprise/kernel/resource';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { Directory } from './directory';
import { PasswordLinks } from './password-links';
import { PasswordRenewal } from './password-renewal';
import { Passwords } from './passwords';
import { RefreshTokens } from './refresh-tokens';
import { SessionTokens } from './session-token';
import { SignIn } from './sign-in';
import { SsoDirectory } from './sso/sso-directory';
import { countedDocuments } from './testing';
import { users } from './user.resource';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const clock = new TestClock('2026-01-05T09:00:00.000Z');
const password = 'Correct-Horse-1';
const frame = { revision: 1, createdAt: clock.now().toISOString(), updatedAt: clock.now().toISOString() };

describe('for people who exist and people who do not', () => {
  const { documents, during } = countedDocuments(new SqliteDocuments({ file: ':memory:' }));
  const directory = new Directory(documents, clock);
  const passwords = new Passwords(documents, clock);
  const tokens = new RefreshTokens(documents, clock);
  const sso = new SsoDirectory(documents);
  const store = new ResourceStore(users, { documents, clock });
  const session = new SessionTokens(Buffer.alloc(32, 7), clock);
  const signIn = new SignIn(directory, passwords, tokens, session, sso);
  const links = new PasswordLinks(documents, clock);
  const sent: string[] = [];
  const renewal = new PasswordRenewal(
    ...([directory, passwords, links, tokens] as const),
    {
      sendPasswordLink: ({ to }) => Promise.resolve(void sent.push(to)),
      ...{ sendLoginNotice: () => Promise.resolve(), sendFactorNotice: () => Promise.resolve() },
    },
    sso,
    { of: () => Promise.resolve([]) },
  );

  const put = (name: string, id: string, fields: object) =>
    documents.collection({ name }).put({ _id: id, ...frame, status: 'active', ...fields } as never);
  const invited = async (email: string, accountId = 'acme') => {
    const commandId = `${email}/${accountId}`;
    const actor = { userId: 'seed', role: 'program' };
    const person = { email, firstname: 'Ada', lastname: 'Byron', forceConnectionBySso: false };
    const body = { ...person, status: 'active' as const, modules: { tim: 'store_seller' as const } };
    const place = { timOrganizationId: accountId };
    const user = await store.create(
      { ...body, ...place },
      { commandId, accountId, actor, correlationId: '' },
    );
    await renewal.invite(user);
    return user;
  };

  beforeAll(async () => {
    for (const id of ['acme', 'other']) {
      await put('accounts', id, { accountId: id, name: id });
      await put('organizations', id, { accountId: id, type: 'store', commonName: id });
    }
    const domains = { accountId: 'acme', organizationId: 'acme', domains: ['sso.example'], active: true };
    await put('sso_configurations', 'idp', { ...domains, mandatory: true, roles: [] });
    for (const email of ['ada@acme.example', 'gone@acme.example', 'ada@sso.example'])
      await passwords.set((await invited(email)).id, password);
    await invited('new@acme.example');
    await store.update(
      'gone@acme.example/acme',
      { status: 'inactive' },
      {
        ...{ commandId: 'x', accountId: 'acme', correlationId: '' },
        actor: { userId: 'seed', role: 'program' },
      },
    );
  });
  beforeEach(() => {
    jest.mocked(hash).mockClear();
    jest.mocked(verify).mockClear();
  });

  const refusedBy = async (email: string, tried: string) => {
    let code = 'let in';
    const work = await during(() =>
      signIn.withPassword(email, tried, 'sell.example').catch((refusal: { code: string }) => {
        code = refusal.code;
      }),
    );
    return { code, work, hashes: jest.mocked(verify).mock.calls.length };
  };

  it('a refused log-in asks and computes the same', async () => {
    const nobody = await refusedBy('nobody@acme.example', password);
    expect(nobody).toMatchObject({ code: 'credentials-incorrect', hashes: 1 });
    for (const [who, tried] of [
      ['ada@acme.example', 'Wrong-Horse-1'],
      ['gone@acme.example', 'Wrong-Horse-1'],
      ['gone@acme.example', password],
      ['new@acme.example', password],
    ] as const) {
      jest.mocked(verify).mockClear();
      expect([who, await refusedBy(who, tried)]).toEqual([who, nobody]);
    }
    expect(hash).not.toHaveBeenCalled();
  });

  it('so does one of a domain that is led to its provider, also with the right password', async () => {
    const nobody = await refusedBy('nobody@sso.example', password);
    expect(nobody).toMatchObject({ code: 'sso-mandatory', hashes: 1 });
    for (const tried of ['Wrong-Horse-1', password]) {
      jest.mocked(verify).mockClear();
      expect(await refusedBy('ada@sso.example', tried)).toEqual(nobody);
    }
  });

  it('the cost of the hash of nobody is that of everybody', async () => {
    await refusedBy('nobody@acme.example', password);
    await refusedBy('ada@acme.example', 'Wrong-Horse-1');
    const costs = jest
      .mocked(verify)
      .mock.calls.map(([kept]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(kept))?.[0]);
    expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
  });

  it('a forgotten password is answered before anything is known of them', async () => {
    const asked = (email: string) => during(() => renewal.request(email));
    expect(await asked('ada@acme.example')).toEqual(await asked('nobody@acme.example'));
    expect(sent.filter((to) => to === 'nobody@acme.example')).toEqual([]);
    expect(hash).not.toHaveBeenCalled();
  });

  it('an invitation costs the same whether or not another account knows the address', async () => {
    await invited('known@else.example', 'other');
    const known = await during(() => invited('known@else.example'));
    const unknown = await during(() => invited('unknown@else.example'));
    expect(known).toEqual(unknown);
    expect(sent.slice(-2)).toEqual(['known@else.example', 'unknown@else.example']);
  });

  it('finding the provider of a domain asks nothing about people', async () => {
    for (const domain of ['sso.example', 'nowhere.example', 'ada@sso.example'])
      expect(await during(() => sso.ofDomain(domain))).toEqual(['sso_configurations.find']);
  });
});
