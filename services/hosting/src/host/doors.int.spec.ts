import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { eventually } from '@reprise/kernel/testing';
import Fastify from 'fastify';
import { openDoors, withDoors } from './doors';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;

async function served(port: number): Promise<string> {
  const [answer] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
  return (await answer.toArray()).join('');
}

describe('the doors of a server', () => {
  let server: Server;
  let callers: Socket[];

  beforeEach(async () => {
    callers = [];
    server = createServer((_request, reply) => reply.end('welcome'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(() => {
    for (const caller of callers) caller.destroy();
    server.close();
  });

  /** Turns of the event loop until all have been let in. */
  async function turnsFor(many: number): Promise<number> {
    let inside = 0;
    server.on('connection', () => (inside += 1));
    callers = Array.from({ length: many }, () => connect(portOf(server), '127.0.0.1'));
    let turns = 0;
    for (; inside < many; turns += 1) await turn();
    return turns;
  }

  it('let 48 callers in within a few turns of the event loop, where Node takes 48', async () => {
    const doors = openDoors(server);
    await doors.opened;
    expect(await turnsFor(48)).toBeLessThan(12);
    for (const caller of callers) caller.destroy();
    await doors.close();
  });

  it('serve whoever comes, by whichever door', async () => {
    const doors = openDoors(server);
    await doors.opened;
    const answers = await Promise.all(Array.from({ length: 48 }, () => served(portOf(server))));
    expect(new Set(answers)).toEqual(new Set(['welcome']));
    await doors.close();
  });

  it('are closed with the server: nobody comes in any more', async () => {
    const doors = openDoors(server);
    await doors.opened;
    const port = portOf(server);
    server.close();
    await doors.close();
    await expect(served(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('are closed too when that is asked before they are open', async () => {
    const doors = openDoors(server);
    const port = portOf(server);
    server.close();
    await doors.close();
    await doors.opened;
    await expect(served(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('let an answer that is under way come to its end', async () => {
    const doors = openDoors(server);
    await doors.opened;
    let answer: () => void = () => undefined;
    server.removeAllListeners('request').on('request', (_request, reply) => {
      answer = () => reply.end('at last');
    });
    const asked = served(portOf(server));
    await once(server, 'request');
    server.close();
    const closed = doors.close();
    answer();
    expect(await asked).toBe('at last');
    await closed;
  });

  it('stay one where no process can be started, and the server serves', async () => {
    const doors = openDoors(server, '/nowhere/node');
    await doors.opened;
    expect(await served(portOf(server))).toBe('welcome');
    await doors.close();
  });
});

describe('a server with doors', () => {
  it('is closed only when whoever came through them has been answered', async () => {
    const fastify = Fastify();
    withDoors(fastify);
    const inside: (() => void)[] = [];
    fastify.get('/', async () => {
      await new Promise<void>((answer) => inside.push(answer));
      return 'at last';
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const byTheFirst = promisify<number>((told) => fastify.server.getConnections(told));
    let came = Promise.resolve('');
    await eventually(async () => {
      came = served(portOf(fastify.server));
      await eventually(() => inside.length === 1);
      if ((await byTheFirst()) === 0) return true;
      inside.pop()?.();
      await came;
      return false;
    });
    let isClosed = false;
    const closed = fastify.close().then(() => (isClosed = true));
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(isClosed).toBe(false);
    inside.pop()?.();
    expect(await came).toBe('at last');
    await closed;
  });
});
