import Fastify from 'fastify';
import { refuseWhile } from './refuse-while';

describe('requests while an engine that all of them need is known to be away', () => {
  it('are refused at once and told when to come again; pages and health are answered', async () => {
    let away = true;
    const fastify = Fastify();
    refuseWhile(fastify, () => away);
    for (const path of ['/api/toys', '/health/ready']) fastify.get(path, async () => ({ path }));
    const ask = (url: string) => fastify.inject({ url });
    const refused = await ask('/api/toys');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'engine-unavailable', status: 503 });
    expect((await ask('/health/ready')).statusCode).toBe(200);
    away = false;
    expect((await ask('/api/toys')).statusCode).toBe(200);
    await fastify.close();
  });
});
