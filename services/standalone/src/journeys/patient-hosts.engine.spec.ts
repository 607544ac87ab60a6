import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthReport } from '@reprise/hosting';
import { eventually } from '@reprise/kernel/testing';
import { describeEngine } from '@reprise/read-kernel/testing';
import { HostProcess } from './testing/host-process';
import { ownDatabase } from './testing/found-engines';

const hook = join(__dirname, '../crash/testing/typescript.fixture.cjs');
const doubleMain = join(__dirname, '../../../kernel/src/testing/eventstoredb/main.ts');
const patient = { timeoutMs: 60_000, everyMs: 100 };

jest.setTimeout(120_000);

describeEngine('mongodb', 'hosts whose log comes late and goes away', (mongodb) => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-patient-'));
  let double: ChildProcess | undefined;
  let hosts: readonly HostProcess[];
  let environment: Record<string, string>;

  async function startLog(port = '0'): Promise<string> {
    const args = ['-C', '@reprise/source', '-r', hook, doubleMain, port, join(folder, 'log')];
    double = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (!double.stdout) throw new Error('the double says nothing');
    const [line] = (await once(double.stdout, 'data')) as [Buffer];
    return String(line).trim();
  }
  async function loseLog(): Promise<void> {
    if (!double || double.exitCode !== null || double.signalCode !== null) return;
    const gone = once(double, 'close');
    double.kill('SIGKILL');
    await gone;
  }
  async function health(host: HostProcess): Promise<HealthReport & { readonly http: number }> {
    const response = await fetch(`${await host.operations()}/health/ready`);
    return { ...((await response.json()) as HealthReport), http: response.status };
  }
  const logOf = ({ engines }: HealthReport) => engines.find(({ name }) => name === 'log');
  const all = <T>(ask: (host: HostProcess) => Promise<T>) => Promise.all(hosts.map(ask));

  beforeAll(async () => {
    // A port where a log will be, and is not yet.
    const url = await startLog();
    await loseLog();
    environment = {
      ...{ EVENTSTORE_URL: url, MONGODB_URL: ownDatabase(mongodb), DATA_DIR: folder, DEMO: 'on' },
      ...{ SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), TYPESENSE_URL: '', KAFKA_BROKERS: '' },
    };
    hosts = [new HostProcess('api', environment), new HostProcess('worker', environment)];
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.kill()));
    await loseLog();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are up without it, live and not ready, and say what they wait for', async () => {
    await eventually(async () => {
      const reports = await all(health);
      return reports.every((report) => logOf(report)?.state === 'away');
    }, patient);
    for (const { status, http, doing } of await all(health)) {
      expect({ status, http }).toEqual({ status: 'starting', http: 503 });
      expect(doing).toMatch(/^waits for log \(EventStoreDB, since 20/);
    }
    const live = await all(async (host) => (await fetch(`${await host.operations()}/health/live`)).status);
    expect(live).toEqual([200, 200]);
  });

  it('end at once when they are told to, though they have not begun', async () => {
    const another = new HostProcess('worker', environment);
    await another.operations();
    expect(await another.stop()).toBe(0);
  });

  it('begin when it is there', async () => {
    await startLog(new URL(environment['EVENTSTORE_URL'] ?? '').port);
    await all((host) => host.atWork());
    await eventually(async () => (await all(health)).every(({ status }) => status === 'ready'), patient);
  });

  it('go on by themselves after it was away', async () => {
    await loseLog();
    await eventually(async () => (await all(health)).every(({ status }) => status === 'unready'), patient);
    await startLog(new URL(environment['EVENTSTORE_URL'] ?? '').port);
    await eventually(async () => (await all(health)).every(({ status }) => status === 'ready'), patient);
    expect(await all((host) => host.stop())).toEqual([0, 0]);
  });
});
