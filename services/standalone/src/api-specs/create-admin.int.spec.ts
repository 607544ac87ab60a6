import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@reprise/hosting';
import { createAdministrator } from '../create-admin';
import { demoStores } from '../demo/demo-stores';
import { openApplication, type OpenedApplication } from '../open-application';

describe('an installation without the demonstration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-admin-'));
  const key = Buffer.alloc(32, 7).toString('base64');
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', SECRETS_KEY: key });
  let opened: OpenedApplication;
  beforeAll(async () => {
    opened = await openApplication(config);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });
  const wanted = { email: 'boss@example.org', account: 'Ma Boutique', password: 'Abcdef12' };
  const create = (change: object = {}) =>
    createAdministrator(demoStores(opened.app), { ...wanted, ...change });
  const login = async (email: string) => {
    const payload = { email, password: wanted.password };
    return (await opened.app.inject({ method: 'POST', url: '/api/login', payload })).json();
  };

  it('refuses a weak password before anything is created', async () => {
    await expect(create({ password: 'abc' })).rejects.toThrow('The password needs 8 characters');
    expect(await demoStores(opened.app).accounts.collection.count({})).toBe(0);
  });

  it('gets its account, root, settings and a super_admin who can log in', async () => {
    await create();
    const { user, token } = await login('boss@example.org');
    expect(user).toMatchObject({
      types: ['super_admin'],
      currentOrganization: { account: { name: 'Ma Boutique' } },
    });
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const read = async (url: string) => (await opened.app.inject({ method: 'GET', url, headers })).json();
    expect(await read('/api/organizations/root')).toMatchObject({ commonName: 'Ma Boutique' });
    expect(await read('/api/circuits')).toHaveLength(7);
    expect(await read('/api/users')).toEqual([]);
    expect(await read('/api/users?accountId=platform')).toMatchObject([{ email: 'boss@example.org' }]);
    expect(await read('/api/buyback-settings')).toMatchObject({ cart_min_value: 0 });
  });

  it('adds a second administrator, who begins in the same account, and none twice', async () => {
    await create({ email: 'second@example.org' });
    const [one, two] = [await login('boss@example.org'), await login('second@example.org')];
    expect(two.user.currentOrganization.account.id).toBe(one.user.currentOrganization.account.id);
    await expect(create()).rejects.toThrow('email-already-used');
  });
});

describe('a program that cannot start', () => {
  it('leaves nothing open', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'reprise-admin-'));
    const config = (SECRETS_KEY: string) => readConfig({ DATA_DIR: dataDir, DEMO: 'off', SECRETS_KEY });
    await expect(openApplication(config('too short'))).rejects.toThrow('SECRETS_KEY');
    // The folder is available again.
    const opened = await openApplication(config(Buffer.alloc(32, 7).toString('base64')));
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });
});
