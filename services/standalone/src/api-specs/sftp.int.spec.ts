import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptMailer } from '@reprise/gateways';
import { served, SftpServer } from '@reprise/gateways/testing';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Product } from './testing/running-product';
import { ImportClient } from './testing/send-import';

const as = 'root_management_unit_manager';
const plain = { accept: 'application/json' };
const secret = 'only for tests';
const file = './products-import.csv';

// Back office §2 "Connectors"; back office §9 names the file, and back office §6 the feature.
describe('the SFTP access of an account', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-sftp-'));
  let product: Product;
  let server: SftpServer;
  let root: string;
  let id: string;
  beforeAll(async () => {
    product = await runProduct({ DATA_DIR: dataDir, WEBHOOKS_PRIVATE_ADDRESSES: 'on' });
    server = await new SftpServer(secret).start();
    root = (await product.ask('GET', '/organizations?type=root_management_unit', { as, headers: plain }))
      .body[0].id;
  });
  afterAll(async () => {
    await Promise.all([product.close(), server.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const properties = () => ({
    ...{ host: '127.0.0.1', port: String(server.port), user: 'shop', hour: '2', strategy: 'generic' },
    ...{ exports: 'categories', alertEmail: 'data@shop.example' },
  });
  const add = (over: object = {}) => {
    const body = {
      connectorId: 'sftp',
      organizationId: root,
      name: 'SFTP',
      properties: properties(),
      ...over,
    };
    return product.ask('POST', '/connector-organizations', { as, body });
  };
  const change = (body: object) => product.ask('PATCH', `/connector-organizations/${id}`, { as, body });
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body?.code];
  const feature = 'sftp_access';
  const hold = async (held: boolean) => {
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { body } = await product.ask('GET', path, { as: 'admin' });
    const others = body.enabledPremiumFeatures.filter((each: string) => each !== feature);
    const enabledPremiumFeatures = held ? [...others, feature] : others;
    const asked = { as: 'admin', body: { enabledPremiumFeatures } } as const;
    expect((await product.ask('PATCH', `/organization-root-details/${body.id}`, asked)).status).toBe(200);
  };
  const imports = () => new ImportClient(product).call('GET', '');

  it('is for accounts that hold the feature', async () => {
    await hold(false);
    expect(codeOf(await add())).toEqual([403, 'premium-feature-missing']);
    await hold(true);
    const made = await add();
    expect([made.status, made.body.status, made.body.type]).toEqual([201, 'inactive', 'scheduled']);
    id = made.body.id;
  });

  it.each([
    ['host', 'https://sftp.example'],
    ['host', 'a b'],
    ['port', '70000'],
    ['folder', '../../etc'],
    ['folder', 'out\\..\\secret'],
    ['hostKey', 'AAAA'],
    ['hour', '24'],
    ['strategy', 'guess'],
    ['alertEmail', 'nobody'],
  ])('refuses a %s such as %s', async (name, value) => {
    const refused = await change({ properties: { ...properties(), [name]: value } });
    expect(codeOf(refused)).toEqual([422, 'connector-property-invalid']);
  });

  it('is switched on once the key of the server is known, and keeps its password sealed', async () => {
    expect(codeOf(await change({ active: true }))).toEqual([422, 'connector-property-required']);
    const sealed = await product.ask('POST', `/connector-organizations/${id}/secrets`, {
      ...{ as, body: { secrets: { password: secret } } },
    });
    expect([sealed.body.secretsSet, sealed.text.includes(secret)]).toEqual([['password'], false]);
    const test = () => product.ask('POST', `/connector-organizations/${id}/test`, { as });
    const unknown = (await test()).body;
    expect(unknown).toMatchObject({ outcome: 'host-key-unknown', detail: server.fingerprint });
    await change({ properties: { hostKey: unknown.detail } });
    expect((await test()).body).toMatchObject({ outcome: 'works' });
    const elsewhere = await change({ properties: { host: 'attacker.example' } });
    expect(elsewhere.body.secretsSet).toEqual([]);
    expect((await change({ properties: { host: '127.0.0.1' } })).body.secretsSet).toEqual(['password']);
  });

  it('brings the file into the catalogue, puts it out of the way, and leaves the export', async () => {
    const categories = await product.ask('GET', '/categories?exists[parentId]=true', { as, headers: plain });
    const [{ identifier }] = categories.body;
    const lines = ['label;brand;ean;category', `From afar;Acme;4006381333931;${identifier}`, 'Bad;Acme;12;x'];
    server.files.set(file, served(lines.join('\n')));
    expect((await change({ active: true })).body.status).toBe('active');
    await eventually(async () => {
      const [row] = (await imports()).body.results;
      return row?.status === 'success_with_ignored' && row.origin === 'sftp' ? true : undefined;
    });
    const [row] = (await imports()).body.results;
    expect(row).toMatchObject({
      ...{ created_by: null, source_account: { id: product.accountId }, strategy: 'generic' },
      report: { lines_count: { found: 2, inserted: 1, ignored: 1 } },
    });
    await eventually(() => server.files.has('./categories-export.csv'));
    expect(server.files.get('./categories-export.csv')?.bytes.toString()).toContain(identifier);
    expect(server.files.has(file)).toBe(false);
    const found = await product.ask('GET', '/products?ean=4006381333931', { as, headers: plain });
    expect(found.body).toMatchObject([{ label: 'From afar' }]);
  });

  /** At another hour the next visit is due; the one before must be over, or its end would be written after this. */
  async function nextVisit(): Promise<void> {
    const visits = product.platform.documents.collection<{ _id: string; slot?: string; importId?: string }>({
      name: 'sftp_visits',
    });
    const visited = await eventually(async () => {
      const kept = await visits.get(id);
      return kept?.slot && !kept.importId ? kept : undefined;
    });
    await visits.put({ ...visited, slot: '2020-01-01T02:00:00.000Z' });
  }

  it('whose file was taken and cannot be imported to its end is told by mail, once', async () => {
    server.files.set(file, served(`label;brand;ean\n${'a;b;c\n'.repeat(5000)}a;"never closed;c\n`));
    await nextVisit();
    const row = await eventually(async () => {
      const [latest] = (await imports()).body.results;
      return latest.status === 'error' ? latest : undefined;
    });
    expect([row.report.error, row.origin]).toEqual(['format', 'sftp']);
    await eventually(async () => (await mails()).length === 1);
    expect((await mails())[0]?.template).toBe('sftp-failed');
  });

  it('that no longer works is listed, and told by mail once', async () => {
    await change({ active: false });
    await product.ask('POST', `/connector-organizations/${id}/secrets`, {
      ...{ as, body: { secrets: { password: 'old' } } },
    });
    await nextVisit();
    await change({ active: true });
    const row = await eventually(async () => {
      const [latest] = (await imports()).body.results;
      return latest.report.error === 'server-refuses' ? latest : undefined;
    });
    expect(row.status).toBe('error');
    // It was told already that something is wrong, and has not worked since.
    await eventually(async () => (await mails()).length === 1);
    const { body } = await product.ask('GET', `/connector-organizations/${id}`, { as });
    expect(body).toMatchObject({ status: 'failing', lastAnswer: { outcome: 'credentials-refused' } });
  });

  const mails = async () => {
    const kept = new KeptMailer({ dataDir, now: () => systemClock.now() });
    return (await kept.newest(100)).filter(({ to }) => to === 'data@shop.example');
  };
});
