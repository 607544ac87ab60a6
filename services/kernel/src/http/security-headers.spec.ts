import fastify, { type FastifyInstance } from 'fastify';
import { secureReplies } from './security-headers';

let server: FastifyInstance;

async function started(policy?: Record<string, string[]>): Promise<void> {
  server = fastify();
  secureReplies(server, policy);
  server.get('/page', async () => 'page');
  server.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: 1\n\n');
  });
  await server.ready();
}

afterEach(() => server.close());

describe('security headers', () => {
  it.each(['/page', '/stream', '/nowhere'])('stand on each reply: %s', async (url) => {
    await started();
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await server.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
      expect(headers['content-security-policy']).toBeUndefined();
    }
  });

  it('say what a page may load, and leave plain HTTP plain', async () => {
    await started({ 'script-src': ["'self'"], 'img-src': ["'self'", 'data:'] });
    const policy = String((await server.inject({ url: '/page' })).headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["script-src 'self'", "img-src 'self' data:", "default-src 'self'"]),
    );
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});
