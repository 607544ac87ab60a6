import type { RecordedEvent } from '@reprise/contracts/kernel';
import { KeptMailer } from '@reprise/gateways';
import { accountIdOf, tenants } from '@reprise/hosting';
import { eventually } from '@reprise/kernel/testing';
import type { TopicReader } from '@reprise/relay/testing';
import {
  allSeen,
  keptPromises,
  PatientClient,
  Proxied,
  seededKiller,
  travelMany,
  wholeLog,
  type Outcome,
} from '@reprise/standalone/testing';
import { Cluster } from './cluster';
import { hindrance, spared, uses } from './engine-places';
import { changedRepeats, expectedOnBus, repeats } from './on-the-bus';

// FAULT_SEED selects another sequence of faults, FAULT_KILLS a longer one; nine in a row are one of each process.
// FAULT_WORDS is a folder for the hosts' output.
const seed = Number(process.env['FAULT_SEED'] || 20_260_731);
const kills = Number(process.env['FAULT_KILLS'] || 18);
const leastJourneys = 24;
const sideBySide = 6;
const minute = 60_000;
const account = accountIdOf(tenants[0]);
const hindered = hindrance();
const title = `two of each host, killed at random with their engines under load (FAULT_SEED=${seed}, ${kills} kills)`;
const describeFaults = (specs: () => void) =>
  hindered === undefined ? describe(title, specs) : describe.skip(`${title}: ${hindered}`, specs);

describeFaults(() => {
  const cluster = new Cluster();
  const told: string[] = [];
  const struck: string[] = [];
  const began = performance.now();
  const after = (): string => `${Math.round((performance.now() - began) / 1000)} s`;
  const tell = (text: string) => void told.push(`  ${after()} ${text}`);
  let killer: ReturnType<typeof seededKiller>;
  let client: PatientClient;
  let outcomes: readonly Outcome[] = [];
  let log: readonly RecordedEvent[] = [];
  let topic: TopicReader;
  let repeatsBefore = 0;

  const readLog = (): Promise<readonly RecordedEvent[]> => {
    const { log: engine } = cluster.engines;
    return wholeLog({ readAll: (after, limit) => engine.readAll(after, limit) });
  };
  /** Prints the hosts' output about replies that should not have happened. */
  function tellFaults(): void {
    for (const fault of client?.faults ?? []) {
      const trace = /"traceId":"([\w-]+)"/.exec(fault)?.[1] ?? fault;
      const said = cluster.hosts.flatMap(({ words }) =>
        words.split('\n').filter((line) => line.includes(trace)),
      );
      tell([fault, ...said].join('\n    '));
    }
  }
  const wanted = (): number => [...expectedOnBus(log).values()].flat().length;
  /** Every list and the bus have processed the whole log, and every host reports that it is fine. */
  async function calm(): Promise<void> {
    await cluster.ready();
    await eventually(() => allSeen(cluster.engines));
    await eventually(readTopic);
  }
  /** With a separate reader: one that lived through an outage of the broker may have stopped reading. */
  async function readTopic(): Promise<true> {
    await topic?.close();
    topic = await cluster.read();
    // Labels and packages may still be in progress: the log is read as often as the bus.
    await eventually(async () => {
      log = await readLog();
      return expect(new Set(topic.ids).size).toBe(wanted()) ?? true;
    });
    return true;
  }

  beforeAll(
    async () => {
      await cluster.start();
      tell('all hosts are at work, and the demonstration is there');
      await calm();
      repeatsBefore = repeats(topic.messages);
      tell(`calm: ${log.length} events, ${topic.messages.length} messages`);
      const victims = cluster.victims.map(({ name, kill, start }) => ({
        ...{ name, start },
        kill: () => (struck.push(`${name} ${after()}`), kill()),
      }));
      killer = seededKiller(victims, { seed, kills, pairs: 0.25 });
      client = new PatientClient(new Proxied(cluster.apis), killer, 3 * minute);
      outcomes = await travelMany({
        ...{ client, engines: cluster.engines, name: `faults-${seed}`, sideBySide },
        begin: () => killer.begin(),
        another: (begun) => begun < leastJourneys || killer.isBusy,
      });
      await killer.end();
      tell(`${outcomes.length} journeys, ${client.unanswered} sendings without an answer`);
      tell(`killed: ${[...killer.killed].map(([name, count]) => `${name} ${count}`).join(', ')}`);
      tell(`in this order: ${struck.join(', ')}`);
      await calm();
      tell(`calm: ${log.length} events, ${topic.messages.length} messages`);
    },
    Math.max(10, kills) * minute,
  );

  afterAll(async () => {
    tellFaults();
    client?.stop();
    await killer?.end();
    await topic?.close();
    await cluster.close();
    const words = process.env['FAULT_WORDS'];
    if (words) cluster.keepWords(words);
    process.stdout.write(`${title}\n${told.join('\n')}\n`);
  });

  it('did no work twice while nothing was killed, although all started at once', () => {
    expect(repeatsBefore).toBe(0);
  });

  it('died at many points, some of them in the middle of a request', () => {
    const killed = [...killer.killed.values()].reduce((sum, count) => sum + count, 0);
    expect(killed).toBe(kills);
    expect(client.unanswered).toBeGreaterThan(0);
  });

  keptPromises(() => ({ engines: cluster.engines, client, outcomes }));

  it('requested one label each, and sent each mail once', async () => {
    const paid = outcomes.filter(({ ending }) => ending !== 'cancelled').map(({ id }) => id);
    const packages = cluster.engines.documents.collection<{ _id: string; shipmentId: string }>({
      name: 'sandbox_shipments',
    });
    for (const id of paid) expect(await packages.count({ shipmentId: id })).toBe(1);
    const mailer = new KeptMailer({ dataDir: cluster.folder, from: 'a@b.test', now: () => new Date() });
    const of = (ending: Outcome['ending']) => outcomes.filter((each) => each.ending === ending).length;
    // Mails come after the rows that everything else waits for.
    const count = await eventually(async () => {
      const mails = (await mailer.list(account)).filter(({ to }) => to === 'zoe@example.test');
      const each = (template: string) => mails.filter((mail) => mail.template === template).length;
      return each('payment-sent') >= paid.length && each('proposal') >= of('lower') && each;
    });
    expect(count('buyback-confirmation')).toBe(outcomes.length);
    expect(count('proposal')).toBe(of('lower'));
    expect(count('payment-sent')).toBe(paid.length);
    expect(count('label-ready')).toBeGreaterThanOrEqual(paid.length);
    expect(count('label-ready')).toBeLessThanOrEqual(outcomes.length);
  });

  it('has every public message of the log on the bus, each key in order', async () => {
    // The sandbox carrier keeps posting, so both are read until they match.
    await eventually(async () => {
      log = await readLog();
      return expect(topic.firsts).toEqual(expectedOnBus(log)) ?? true;
    });
  });

  it('repeated messages on the bus unchanged, if at all', () => {
    tell(`${repeats(topic.messages)} messages came again`);
    expect(changedRepeats(topic.messages)).toEqual([]);
  });

  it('had no host that exited by itself', () => {
    expect(cluster.hosts.flatMap(({ strays }) => strays)).toEqual([]);
  });

  for (const use of uses) {
    const reason = spared(use);
    const outage = () => cluster.outages.find(({ name }) => name === use);
    const check = reason === undefined ? it : it.skip;
    check(
      `named the ${use} on the health while it was away, and went on${reason ? ` (${reason})` : ''}`,
      () => {
        expect(outage()?.faults).toEqual([]);
        expect([...(outage()?.saidBy ?? [])]).not.toEqual([]);
        expect([...(outage()?.resumedBy ?? [])]).not.toEqual([]);
      },
    );
  }
});
