import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What the pages may load. Styles are written by the component library at run time, the barcode reader is WebAssembly,
 * and a client's tag manager comes from its own host, after consent.
 */
export const pagePolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'", 'https://www.googletagmanager.com'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'https://www.google-analytics.com'],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
};

const year = 'public, max-age=31536000, immutable';

const isPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api') && !request.url.startsWith('/assets/');

/** Where people enter; a program that looks there takes whatever there is. */
const entrances = new Set(['/', '/dashboard', '/dashboard/']);

const wantsPage = ({ headers: { accept = '*/*' }, url }: FastifyRequest): boolean =>
  accept.includes('text/html') || (accept === '*/*' && entrances.has(url.split('?')[0] ?? ''));

/** The two web apps: public at `/`, dashboard at `/dashboard/`. Their own routers answer the paths below. */
export async function serveWebApps(fastify: FastifyInstance, dist: string): Promise<void> {
  const pages = {
    public: readFileSync(join(dist, 'index.html')),
    dashboard: readFileSync(join(dist, 'dashboard/index.html')),
  };
  const send = (reply: FastifyReply, page: Buffer): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  // Names of built files carry their content's hash, so browsers may keep them.
  await fastify.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    setHeaders: (response) => {
      response.setHeader('cache-control', year);
    },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isPage(request) || !wantsPage(request)) return;
    if (fastify.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '/' })) return;
    if (request.url.startsWith('/demo/') || request.url.startsWith('/parcel/')) return;
    const dashboard = /^\/dashboard(\/|\?|$)/.test(request.url);
    await send(reply, dashboard ? pages.dashboard : pages.public);
  });
}
