import Fastify from 'fastify';
import { eventually } from '../testing';
import { Admission } from './admission';

describe('writes while too many wait', () => {
  let isStorageFull = false;
  const admission = new Admission(() => isStorageFull);
  const fastify = Fastify();
  const ends: (() => void)[] = [];
  beforeAll(async () => {
    admission.guard(fastify);
    fastify.get('/api/toys', async () => []);
    fastify.post('/api/toys', async (_request, reply) => {
      await new Promise<void>((end) => ends.push(end));
      return reply.status(201).send({});
    });
    await fastify.listen({ port: 0 });
  });
  afterAll(() => fastify.close());
  const ask = (method: 'GET' | 'POST') => {
    const address = fastify.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return fetch(`http://127.0.0.1:${port}/api/toys`, { method });
  };

  it('are refused at once and told when to come again, reads are not, and what was let in is done', async () => {
    const waiting = Array.from({ length: 60 }, () => ask('POST'));
    await eventually(() => ends.length === 60);
    await eventually(() => admission.overloaded);
    const refused = await ask('POST');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'overloaded', status: 503 });
    expect((await ask('GET')).status).toBe(200);
    ends.splice(0).forEach((end) => end());
    expect((await Promise.all(waiting)).every(({ status }) => status === 201)).toBe(true);
    await eventually(() => !admission.overloaded);
    const next = ask('POST');
    await eventually(() => ends.length === 1);
    ends.splice(0).forEach((end) => end());
    expect((await next).status).toBe(201);
  });

  it('are refused too while there is no room for them, and reads are not', async () => {
    isStorageFull = true;
    const refused = await ask('POST');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toMatchObject({ code: 'storage-full', status: 503 });
    expect((await ask('GET')).status).toBe(200);
    isStorageFull = false;
    const next = ask('POST');
    await eventually(() => ends.length === 1);
    ends.splice(0).forEach((end) => end());
    expect((await next).status).toBe(201);
  });
});
