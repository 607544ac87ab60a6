import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthReport } from '@reprise/hosting';
import { eventually } from '@reprise/kernel/testing';
import {
  describeEngine,
  howOwnEventStore,
  startOwnServer,
  type OwnServer,
} from '@reprise/read-kernel/testing';
import { HostProcess } from './testing/host-process';
import { ownDatabase } from './testing/found-engines';

describeEngine('mongodb', `hosts whose log comes late and goes away (${howOwnEventStore()})`, (mongodb) => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-patient-'));
  let log: OwnServer;
  let hosts: readonly HostProcess[];
  let environment: Record<string, string>;

  async function health(host: HostProcess): Promise<HealthReport & { readonly http: number }> {
    const response = await fetch(`${await host.operations()}/health/ready`);
    return { ...((await response.json()) as HealthReport), http: response.status };
  }
  const logOf = ({ engines }: HealthReport) => engines.find(({ name }) => name === 'log');
  const all = <T>(ask: (host: HostProcess) => Promise<T>) => Promise.all(hosts.map(ask));

  beforeAll(async () => {
    // A port where a log will be later.
    log = await startOwnServer('eventstoredb', { folder: join(folder, 'log') });
    await log.kill();
    environment = {
      ...{ EVENTSTORE_URL: log.url, MONGODB_URL: ownDatabase(mongodb), DATA_DIR: folder, DEMO: 'on' },
      ...{ SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), TYPESENSE_URL: '', KAFKA_BROKERS: '' },
    };
    hosts = [new HostProcess('api', environment), new HostProcess('worker', environment)];
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.kill()));
    await log.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('run without it, live and not ready, and report what they wait for', async () => {
    await eventually(async () => {
      const reports = await all(health);
      return reports.every((report) => logOf(report)?.state === 'away');
    });
    for (const { status, http, doing } of await all(health)) {
      expect({ status, http }).toEqual({ status: 'starting', http: 503 });
      expect(doing).toMatch(/^waiting for log \(EventStoreDB, since 20/);
    }
    const live = await all(async (host) => (await fetch(`${await host.operations()}/health/live`)).status);
    expect(live).toEqual([200, 200]);
  });

  it('end at once when told to, although they have not started work', async () => {
    const another = new HostProcess('worker', environment);
    await another.operations();
    expect(await another.stop()).toBe(0);
  });

  it('start work when it is available', async () => {
    await log.restart();
    await all((host) => host.atWork());
    await eventually(async () => (await all(health)).every(({ status }) => status === 'ready'));
  });

  it('resume by themselves after an outage', async () => {
    await log.kill();
    await eventually(async () => (await all(health)).every(({ status }) => status === 'unready'));
    await log.restart();
    await eventually(async () => (await all(health)).every(({ status }) => status === 'ready'));
    expect(await all((host) => host.stop())).toEqual([0, 0]);
  });
});
