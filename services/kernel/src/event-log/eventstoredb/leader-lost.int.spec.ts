import { UnavailableError } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { isEngineAway, uuidv7 } from '../../base';
import { anEvent, eventually } from '../../testing';
import { startEventStoreCluster, type EventStoreCluster } from '../../testing/eventstoredb';
import { connect, insideOf } from './connection';
import { EventStoreDbEventLog } from './eventstoredb-event-log';

jest.setTimeout(60_000);
const writers = 8;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('the event log on a cluster of EventStoreDB', () => {
  let cluster: EventStoreCluster;
  let log: EventStoreDbEventLog;
  const leads = (): Promise<number> =>
    eventually(async () => {
      const leader = cluster.leader();
      if (leader === undefined) throw new Error('nobody leads');
      return { leader };
    }).then(({ leader }) => leader);

  beforeEach(async () => {
    cluster = await startEventStoreCluster({ electionMs: 400 });
    await leads();
    log = await EventStoreDbEventLog.connect({ url: cluster.url, deadlineMs: 2_000 });
  });
  afterEach(async () => {
    await log.close();
    await cluster.stop();
  });

  /** Writers that repeat what was not acknowledged, as commands are repeated. */
  function load() {
    const acknowledged: string[] = [];
    const seen: string[] = [];
    const refused: unknown[] = [];
    let going = true;
    let position = '';
    const read = async (): Promise<void> => {
      const page = await log.readAll(position, 100).catch((error: unknown) => (refused.push(error), []));
      seen.push(...page.map(({ id }) => id));
      position = page.at(-1)?.position ?? position;
    };
    const leave = log.onAppend(() => undefined);
    // Several calls at once, so that one fails while the client, because of another, is looking for a node.
    const looking = Array.from({ length: 4 }, async (_, n) => {
      while (going) await Promise.allSettled([log.readStream(`buyback-${n}`), log.head(), pause(5)]);
    });
    const reading = (async () => {
      while (going || seen.length < acknowledged.length) {
        await read();
        await pause(5);
      }
    })();
    const writing = Array.from({ length: writers }, async () => {
      const stream = `buyback-${uuidv7()}`;
      for (let revision = -1; going; revision += 1) {
        const event = anEvent({ id: uuidv7() });
        const append = () => log.append(stream, [event], revision < 0 ? 'no-stream' : revision);
        for (let done = false; !done;) {
          done = await append().then(
            () => true,
            (error: unknown) => (refused.push(error), pause(20).then(() => false)),
          );
        }
        acknowledged.push(event.id);
      }
    });
    const stop = async (): Promise<void> => {
      going = false;
      await Promise.all(writing);
      await Promise.all([reading, ...looking]);
      leave();
    };
    return { acknowledged, seen, refused, stop };
  }
  type Load = ReturnType<typeof load>;
  const goesOn = ({ acknowledged }: Load): Promise<unknown> => {
    const before = acknowledged.length;
    return eventually(() => acknowledged.length > before + 100);
  };
  async function nothingLostOrDoubled({ acknowledged, seen, refused, stop }: Load): Promise<void> {
    await stop();
    expect(refused.filter((error) => !isEngineAway(error))).toEqual([]);
    expect([...seen].sort()).toEqual([...acknowledged].sort());
    const stored = cluster.log.all.filter(({ stream }) => stream.startsWith('buyback-')).map(({ id }) => id);
    expect(stored.sort()).toEqual([...acknowledged].sort());
  }

  it('loses nothing and duplicates nothing when its leader is killed again and again', async () => {
    const work = load();
    for (let n = 0; n < 5; n += 1) {
      await goesOn(work);
      const lost = await leads();
      await cluster.kill(lost);
      await goesOn(work);
      await cluster.start(lost);
    }
    await nothingLostOrDoubled(work);
  });

  it('moves to the next leader when one resigns, and does not stay with a node that has none', async () => {
    const work = load();
    for (let n = 0; n < 5; n += 1) {
      await goesOn(work);
      cluster.moveLeader();
    }
    await goesOn(work);
    await nothingLostOrDoubled(work);
  });

  it('reports the log as unavailable while two of three nodes are down, and writes again when they are back', async () => {
    const work = load();
    for (let n = 0; n < 3; n += 1) {
      await goesOn(work);
      const leader = await leads();
      // The remaining node was the leader, or was not.
      const lost = [(leader + 1) % 3, (leader + (n % 2 === 0 ? 2 : 0)) % 3];
      await Promise.all(lost.map((node) => cluster.kill(node)));
      const before = work.acknowledged.length;
      await pause(2_500);
      expect(work.acknowledged.length - before).toBeLessThanOrEqual(writers);
      await expect(log.head()).rejects.toThrow();
      await Promise.all(lost.map((node) => cluster.start(node)));
    }
    await goesOn(work);
    expect(work.refused.map(String).join('\n')).toMatch(/Failed to discover after 10 attempts/);
    await nothingLostOrDoubled(work);
  });

  it('leaves no rejection unhandled when calls fail while a node is being looked for', async () => {
    const { client, close } = connect(cluster.url, 2_000);
    const inside = insideOf(client);
    const node = await inside.getGRPCClient(StreamsClient, 'spec');
    await Promise.all([0, 1, 2].map((each) => cluster.kill(each)));
    await inside.handleError(node, new UnavailableError());
    const next = inside.getGRPCClient(StreamsClient, 'spec');
    // As the client does for the next broken call: it asks for the channel that is being established.
    const handled: Promise<void> = Reflect.get(client, 'handleError')(node, new UnavailableError());
    await expect(next).rejects.toThrow('Failed to discover');
    await expect(handled).resolves.toBeUndefined();
    await close();
  });

  it('closes without waiting for a node while none is available', async () => {
    await log.head();
    await Promise.all([0, 1].map((node) => cluster.kill(node)));
    const asked = log.head().catch(() => undefined);
    const began = performance.now();
    await log.close();
    expect(performance.now() - began).toBeLessThan(1_000);
    await asked;
  });
});
