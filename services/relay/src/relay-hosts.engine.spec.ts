import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dataFiles } from '@reprise/hosting';
import { SqliteSubscriptionStore } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import { describeEngine } from '@reprise/read-kernel/testing';
import { relayName } from './kafka-relay';
import { aBuyback, aReminder, aShipment, BusWorld } from './testing';

const hook = join(__dirname, '../../kernel/src/testing/typescript.fixture.cjs');

describeEngine('kafka', 'two relay hosts', (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-relays-'));
  const { log: file } = dataFiles(folder);
  mkdirSync(dirname(file), { recursive: true });
  const world = new BusWorld(url, file);
  const store = new SqliteSubscriptionStore(file);
  const hosts = new Map<string, ChildProcess>();
  const streams = Array.from({ length: 10 }, aBuyback);

  const start = (instance: string): void => {
    const secretsKey = randomBytes(32).toString('base64');
    const places = { DATA_DIR: folder, KAFKA_BROKERS: url, KAFKA_TOPIC: world.topic, OPS_PORT: '0' };
    const env = { ...process.env, ...places, INSTANCE: instance, SECRETS_KEY: secretsKey, LEASE_MS: '1500' };
    const args = ['-C', '@reprise/source', '-r', hook, join(__dirname, 'main.ts')];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    hosts.set(instance, spawn(process.execPath, args, { env, stdio: [...stdio] }));
  };
  async function end(instance: string, signal: NodeJS.Signals): Promise<void> {
    const host = hosts.get(instance);
    hosts.delete(instance);
    if (!host || host.exitCode !== null) return;
    const gone = once(host, 'exit');
    host.kill(signal);
    await gone;
  }
  afterAll(async () => {
    for (const instance of hosts.keys()) await end(instance, 'SIGKILL');
    await store.close();
    await world.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const position = async () => Number((await store.checkpoint(relayName)) ?? 0);
  const atWork = async () =>
    (await store.reports()).find(({ consumer, state }) => consumer === relayName && state === 'active')
      ?.instance;
  const append = (): Promise<unknown> =>
    Promise.all(streams.map((stream) => world.log.append(stream, [aShipment(), aReminder()], 'any')));

  it('share the work of one, while the active one is killed repeatedly: nothing lost, order kept', async () => {
    await world.createTopic();
    for (const instance of ['one', 'two']) start(instance);
    await append();
    for (let kill = 0; kill < 3; kill += 1) {
      const seen = await position();
      await eventually(async () => (await append(), (await position()) > seen + 100));
      const instance = await eventually(atWork);
      await append();
      await end(instance, 'SIGKILL');
      await append();
      start(instance);
    }
    const head = Number(await world.log.head());
    await eventually(async () => (await position()) >= head);
    const expected = await world.expected();
    const reader = await world.read();
    const count = [...expected.values()].reduce((sum, each) => sum + each.length, 0);
    await eventually(() => expect(new Set(reader.ids).size).toBe(count) ?? true);
    expect(reader.firsts).toEqual(expected);
    // A batch is repeated if the process ends after its transaction and before its checkpoint: at most one per kill.
    expect(reader.ids.length).toBeLessThan(count + 3 * 20 * streams.length);
    for (const instance of [...hosts.keys()]) await end(instance, 'SIGTERM');
  });
});
