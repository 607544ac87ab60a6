import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines, readConfig, type Engines } from '@reprise/hosting';
import { startEventStoreCluster } from '@reprise/kernel/eventstore-double';
import { eventually } from '@reprise/kernel/testing';
import { startOwnNodes } from '@reprise/read-kernel/testing';
import { HostPlace, Proxied, type Readiness } from '../crash/testing/host-place';
import type { Outcome } from '../crash/testing/travel';
import { travelMany } from '../crash/testing/load';
import { PatientClient } from '../crash/testing/patient-client';
import { allSeen, keptPromises, wholeLog } from '../crash/testing/promises';
import { HostProcess } from './testing/host-process';

const minute = 60_000;
const leadersLost = 5;
const rounds = 3;
const awayMs = 8_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Three nodes, one of which is the leader. */
type Cluster = {
  readonly url: string;
  leader(): number | undefined | Promise<number | undefined>;
  kill(node: number): Promise<void>;
  start(node: number): Promise<void>;
  stop(): Promise<unknown>;
};
const how = process.env['EVENTSTORE_CLUSTER_COMMAND']
  ? 'three nodes by EVENTSTORE_CLUSTER_COMMAND'
  : 'three doubles with one log';

describe(`hosts on a cluster of EventStoreDB that loses its nodes under load (${how})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-leader-'));
  let cluster: Cluster;
  let hosts: readonly HostPlace[] = [];
  let engines: Engines;
  let client: PatientClient;
  let outcomes: readonly Outcome[] = [];
  const readiness: Readiness[] = [];
  const refused: { status: number; retryAfter: string | null; body: unknown }[] = [];

  const leads = async (): Promise<number> => {
    const { leader } = await eventually(async () => {
      const found = await cluster.leader();
      return found === undefined ? false : { leader: found };
    });
    return leader;
  };
  async function start(): Promise<void> {
    cluster = (await startOwnNodes(join(folder, 'nodes'))) ?? (await startEventStoreCluster());
    await leads();
    const environment = {
      ...{ EVENTSTORE_URL: cluster.url, DATA_DIR: folder, DEMO: 'on', LEASE_MS: '3000' },
      ...{ MONGODB_URL: '', TYPESENSE_URL: '', KAFKA_BROKERS: '' },
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    hosts = (['api', 'worker'] as const).map((kind) => new HostPlace(kind, kind, environment));
    hosts.forEach((host) => host.start());
    await allAre(200);
    const seed = new HostProcess('seed', environment);
    if ((await seed.ended()) !== 0) throw new Error(`the demonstration was not created: ${seed.words}`);
    engines = await openEngines(readConfig(environment, 'command'));
    client = new PatientClient(
      new Proxied(hosts.slice(0, 1)),
      { sending: () => undefined, done: () => undefined },
      3 * minute,
    );
  }
  /** Every host reports this status. */
  async function allAre(httpStatus: number): Promise<readonly Readiness[]> {
    return eventually(async () => {
      const reports = await Promise.all(hosts.map((host) => host.readiness()));
      const fitting = reports.flatMap((each) => (each?.httpStatus === httpStatus ? [each] : []));
      return fitting.length === hosts.length && fitting;
    });
  }
  const goesOn = (commands: number): Promise<unknown> => {
    const before = client.acknowledged.length;
    return eventually(() => client.acknowledged.length >= before + commands);
  };
  /** A command on a buyback of the demonstration, sent once: what a client gets. */
  async function sendOnce(token: string, stream: string): Promise<void> {
    const origin = await hosts[0]?.origin();
    const response = await fetch(`${origin}/api/buybacks/${stream.replace('buyback-', '')}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'customer_retractation' }),
    });
    const { status, headers } = response;
    refused.push({ status, retryAfter: headers.get('retry-after'), body: await response.json() });
  }
  async function loseLeaders(): Promise<void> {
    for (let n = 0; n < leadersLost; n += 1) {
      await goesOn(12);
      const lost = await leads();
      await cluster.kill(lost);
      await goesOn(12);
      await cluster.start(lost);
    }
  }
  async function loseQuorum(token: string, stream: string): Promise<void> {
    for (let n = 0; n < rounds; n += 1) {
      await goesOn(12);
      const leader = await leads();
      // The remaining node was the leader, or was not.
      const lost = [(leader + 1) % 3, (leader + (n % 2 === 0 ? 2 : 0)) % 3];
      await Promise.all(lost.map((node) => cluster.kill(node)));
      const back = pause(awayMs);
      readiness.push(...(await allAre(503)));
      await sendOnce(token, stream);
      await back;
      await Promise.all(lost.map((node) => cluster.start(node)));
      await allAre(200);
    }
  }

  beforeAll(async () => {
    await start();
    const token = await client.login('admin');
    const history = await wholeLog({ readAll: (after, limit) => engines.log.readAll(after, limit) });
    const stream = history.find(({ type }) => type === 'BuybackDeclared')?.stream ?? '';
    let going = true;
    const travelling = travelMany({
      ...{ client, engines, name: 'leader', sideBySide: 6 },
      ...{ begin: () => undefined, another: () => going },
    });
    await loseLeaders();
    await loseQuorum(token, stream);
    await goesOn(12);
    going = false;
    outcomes = await travelling;
    await eventually(() => allSeen(engines));
  }, 10 * minute);

  afterAll(async () => {
    client?.stop();
    await Promise.all(hosts.map((host) => host.kill()));
    await engines?.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, minute);

  keptPromises(() => ({ engines, client, outcomes }));

  it('had no host that exited by itself', () => {
    expect(hosts.flatMap(({ strays }) => strays)).toEqual([]);
  });

  it('reported in their health that the log was unavailable while it had no quorum', () => {
    expect(readiness).toHaveLength(rounds * 2);
    for (const { engines: told } of readiness)
      expect(told.find(({ name }) => name === 'log')).toMatchObject({ state: 'away' });
  });

  it('answered that the engine is unavailable, and when to retry', () => {
    expect(refused).toHaveLength(rounds);
    for (const { status, retryAfter, body } of refused) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' });
      expect(body).toMatchObject({ code: 'engine-unavailable' });
    }
  });
});
