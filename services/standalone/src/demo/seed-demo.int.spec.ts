import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '@reprise/api';
import { createHttpApp } from '@reprise/kernel/http';
import { eventually } from '@reprise/kernel/testing';
import pino from 'pino';
import { readConfig } from '@reprise/hosting';
import { openInstallation, type Installation } from '../installation';
import { accountIdOf, outsideBuyer, tenants } from './demo-ids';
import { DemoClient, type DemoActor } from './demo-client';
import { demoStores } from './demo-stores';
import { demoPassword, seedDemonstration } from './seed-demo';
import { seedForPeople, workshopToCome } from './seed-for-people';

const [demo] = tenants;
const collections = [
  'accounts',
  'organizations',
  'users',
  'categories',
  'products',
  'questions',
  'customers',
];

/** Loses its connection at the n-th write request. */
class BreakingClient extends DemoClient {
  constructor(
    app: NestFastifyApplication,
    private left: number,
  ) {
    super(app, demoPassword);
  }
  override post<T = unknown>(actor: DemoActor, url: string, body: object, key: string): Promise<T> {
    this.left -= 1;
    return this.left < 0 ? Promise.reject(new Error('cut off')) : super.post<T>(actor, url, body, key);
  }
}

describe('the demonstration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-seed-'));
  let installation: Installation;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: dataDir, LOG_DURABILITY: 'NORMAL', PORT: '0' });
    installation = await openInstallation({ config, logger: pino({ level: 'silent' }), port: () => 0 });
    const demonstration = { demonstrationAccountId: accountIdOf(demo) };
    app = await createHttpApp(ApiModule.with({ ...installation.platform, ...demonstration }), {
      ...({ trustProxy: false, alone: true } as const),
    });
    installation.worker.start();
  });
  afterAll(async () => {
    await app.close();
    await installation.close();
    rmSync(dataDir, { recursive: true });
  });

  const documents = () =>
    Promise.all(collections.map((name) => installation.platform.documents.collection({ name }).count({})));
  const buybacks = async () => {
    const events = await installation.engines.log.readAll('', 10_000);
    return events.filter(({ type }) => type === 'BuybackDeclared').length;
  };
  const start = (
    client = new DemoClient(app, demoPassword),
    said: (text: string) => void = () => undefined,
  ) => seedDemonstration(demoStores(app), client, said);
  const cutAt = (stage: string) => (text: string) => {
    if (text.startsWith(stage)) throw new Error('cut off');
  };

  it('is completed by the next start, wherever the previous one was interrupted', async () => {
    await expect(start(undefined, cutAt('Creating the second'))).rejects.toThrow('cut off');
    const [accounts, ...first] = await documents();
    expect(accounts).toBe(1);
    await expect(start(undefined, cutAt('Making'))).rejects.toThrow('cut off');
    expect((await documents())[0]).toBe(3);
    expect((await documents()).slice(1).every((count, index) => count >= (first[index] ?? 0))).toBe(true);
    await expect(start(new BreakingClient(app, 3))).rejects.toThrow('cut off');
    expect(await buybacks()).toBe(3);
    await start();
    expect(await buybacks()).toBe(11);
  });

  it('has one user of every type, who can log in', async () => {
    const client = new DemoClient(app, demoPassword);
    const buybacks = await client.get<unknown>('admin', '/buybacks');
    expect(JSON.stringify(buybacks)).toContain('Apple iPhone 14');
    await client.get('store_seller', '/buybacks');
  });

  it('has a retailer that sells to an outside buyer, whose people see what it buys', async () => {
    const there = new DemoClient(app, demoPassword).at(outsideBuyer);
    const rows = await there.get<unknown[]>('buyer_manager', '/buybacks');
    const sold = { buyerAccountId: accountIdOf(outsideBuyer) };
    expect(rows).toMatchObject([sold, sold]);
    const due = '/payments?status=awaiting_payment';
    await eventually(
      async () => (await there.get<unknown[]>('root_management_unit_manager', due)).length === 1,
    );
  });

  it('shows what its workshop photographed, beside the answer that was found worse', async () => {
    const client = new DemoClient(app, demoPassword);
    const asked = '/items-in-stock?status=item_in_quarantine';
    const [item] = await client.get<{ id: string }[]>('warehouse_operator', asked);
    const path = `/items/${item?.id}/diagnostics`;
    type Test = { diagnosticType: string; responses: { photos: object[] }[] };
    const { diagnostics } = await client.get<{ diagnostics: Test[] }>('warehouse_operator', path);
    const test = diagnostics.find(({ diagnosticType }) => diagnosticType === 'compliance_test');
    expect(test?.responses.map(({ photos }) => photos.length)).toEqual([0, 1, 0, 0]);
  });

  it('changes nothing at a later start', async () => {
    const [before, filesBefore] = [await documents(), await buybacks()];
    const said: string[] = [];
    await start(undefined, (text) => said.push(text));
    expect(said).toEqual([]);
    expect(await documents()).toEqual(before);
    expect(await buybacks()).toBe(filesBefore);
  });

  it('has a workshop with an item at every stage, whose operator works on them', async () => {
    const client = new DemoClient(app, demoPassword);
    const again = () => seedForPeople(demoStores(app), client, () => undefined);
    const before = await buybacks();
    await again();
    expect(await buybacks()).toBe(before);
    await demoStores(app).marks.put({ _id: workshopToCome });
    await again();
    const begun = await buybacks();
    expect(begun).toBeGreaterThan(before);
    await again();
    expect(await buybacks()).toBe(begun);
    const rows = await client.get<{ status: string }[]>('warehouse_operator', '/items-in-stock');
    expect(rows.map(({ status }) => status)).toEqual(
      expect.arrayContaining([
        'item_completed',
        'item_refurb_diagnostic_in_progress',
        'item_refurb_in_progress',
        'item_refurb_completed',
      ]),
    );
  });
});
