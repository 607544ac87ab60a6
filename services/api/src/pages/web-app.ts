import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

const pageFile = /\.html(?:\.br|\.gz)?$/;
const year = 'public, max-age=31536000, immutable';

const isPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api') && !request.url.startsWith('/assets/');

/** Where people enter; a program that looks there takes whatever there is. */
const entrances = new Set(['/', '/dashboard', '/dashboard/']);

const wantsPage = ({ headers: { accept = '*/*' }, url }: FastifyRequest): boolean =>
  accept.includes('text/html') || (accept === '*/*' && entrances.has(url.split('?')[0] ?? ''));

/** The two web apps: public at `/`, dashboard at `/dashboard/`. Their own routers answer the paths below. */
export async function serveWebApps(fastify: FastifyInstance, dist: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    // The build has put a `.br` and a `.gz` beside each file that is worth it.
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const page = pageFile.test(path);
      // Names of built files carry their content's hash, so browsers may keep them; a page is asked for again by its ETag.
      response.setHeader('cache-control', page ? 'no-cache' : year);
      response.setHeader('vary', page ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isPage(request) || !wantsPage(request)) return;
    if (fastify.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '/' })) return;
    if (request.url.startsWith('/demo/') || request.url.startsWith('/parcel/')) return;
    const dashboard = /^\/dashboard(\/|\?|$)/.test(request.url);
    await reply.sendFile(dashboard ? 'dashboard/index.html' : 'index.html', dist);
    return reply;
  });
}
