import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines, readConfig, type Engines } from '@reprise/hosting';
import { uuidv7 } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import { kafkaOf, makeTopic } from '@reprise/relay';
import { TopicReader } from '@reprise/relay/testing';
import { HostPlace, HostProcess, ownDatabase, type HostKind, type Victim } from '@reprise/standalone/testing';
import { openEngine, uses, type EnginePlace } from './engine-places';
import { Outage } from './outage';

const kinds: readonly HostKind[] = ['api', 'worker', 'relay'];

async function ownTopic(brokers: string): Promise<string> {
  const topic = `faults-${uuidv7()}`;
  const admin = kafkaOf({ brokers: brokers.split(','), topic }).admin();
  await admin.connect();
  await makeTopic(admin, { topic, numPartitions: 4, replicationFactor: 1 });
  await admin.disconnect();
  return topic;
}

/** Two of each host and their engines, each in a separate process, with the demonstration in them. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'reprise-faults-'));
  private environment: Record<string, string> = {};
  private places: readonly EnginePlace[] = [];
  private opened: Engines | undefined;
  hosts: readonly HostPlace[] = [];
  outages: readonly Outage[] = [];

  /** All hosts at once, before the engines contain anything. */
  async start(): Promise<void> {
    this.places = await Promise.all(uses.map((use) => openEngine(use, this.folder)));
    const [log, documents, bus] = uses.map((use) => this.urlOf(use));
    this.environment = {
      ...{ EVENTSTORE_URL: log ?? '', MONGODB_URL: ownDatabase(documents ?? '') },
      ...{ KAFKA_BROKERS: bus ?? '', KAFKA_TOPIC: await ownTopic(bus ?? '') },
      ...{ TYPESENSE_URL: '', TYPESENSE_API_KEY: '', LEASE_MS: '3000' },
      ...{ DEMO: 'on', DATA_DIR: this.folder, SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
    };
    this.hosts = kinds.flatMap((kind) =>
      [0, 1].map((n) => new HostPlace(kind, `${kind}-${n}`, this.environment)),
    );
    this.outages = this.places.flatMap(({ use, server }) =>
      server ? [new Outage(use, server, this.hosts)] : [],
    );
    this.hosts.forEach((host) => host.start());
    await this.ready();
    const seed = new HostProcess('seed', this.environment);
    if ((await seed.ended()) !== 0) throw new Error(`the demonstration was not created: ${seed.words}`);
    this.opened = await openEngines(readConfig(this.environment, 'command'));
  }

  /** The same engines, to inspect their content. */
  get engines(): Engines {
    if (!this.opened) throw new Error('the engines are not ready yet');
    return this.opened;
  }

  get apis(): readonly HostPlace[] {
    return this.hosts.filter(({ kind }) => kind === 'api');
  }

  /** Everything that can be killed here. */
  get victims(): readonly Victim[] {
    const replaced = (host: HostPlace): Victim => ({
      name: host.kind,
      kill: () => host.kill(),
      start: async () => host.start(),
    });
    const interrupted = (outage: Outage): Victim => ({
      name: outage.name,
      kill: () => outage.kill(),
      start: () => outage.start(),
    });
    return [...this.hosts.map(replaced), ...this.outages.map(interrupted)];
  }

  /** Every host reports that it is fine: no engine unavailable, no consumer stuck, failed or with parked keys. */
  async ready(): Promise<void> {
    for (const host of this.hosts)
      await eventually(async () => {
        if (host.strays.length > 0) throw new Error(host.strays.join('\n'));
        expect(await host.readiness()).toMatchObject({ status: 'ready', consumers: [] });
        return true;
      });
  }

  read(): Promise<TopicReader> {
    const { KAFKA_BROKERS: brokers = '', KAFKA_TOPIC: topic = '' } = this.environment;
    return TopicReader.open(kafkaOf({ brokers: brokers.split(','), topic }), topic);
  }

  async close(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.kill()));
    await this.opened?.close();
    await Promise.all(this.places.map(({ server }) => server?.stop()));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Saves the hosts' output for later analysis. */
  keepWords(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const { name, words } of this.hosts) writeFileSync(join(folder, `${name}.log`), words);
  }

  private urlOf(wanted: EnginePlace['use']): string | undefined {
    return this.places.find(({ use }) => use === wanted)?.url;
  }
}
