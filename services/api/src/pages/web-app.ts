import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isRead } from '@reprise/contracts/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dashboardSender, siteSender, type FirstQuestion, type SiteOfHost } from './site-sender';

/**
 * What the pages may load. The component library writes styles at run time, the barcode reader is WebAssembly, and a
 * client's tag manager comes from its own host, after consent; who asks for it may be the client's consent vendor.
 */
export const pagePolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: [
    ...["'self'", "'wasm-unsafe-eval'"],
    ...['https://www.googletagmanager.com', 'https://static.axept.io'],
  ],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'https://www.google-analytics.com', 'https://*.axept.io'],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
};

const pageFile = /\.html(?:\.br|\.gz)?$/;
const year = 'public, max-age=31536000, immutable';

const isPage = (request: FastifyRequest): boolean =>
  isRead(request.method) && !request.url.startsWith('/api') && !request.url.startsWith('/assets/');

/** Entry points for people; a program that requests them gets the page, whatever it accepts. */
const entrances = new Set(['/', '/dashboard', '/dashboard/']);

const wantsPage = ({ headers: { accept = '*/*' }, url }: FastifyRequest): boolean =>
  accept.includes('text/html') || (accept === '*/*' && entrances.has(url.split('?')[0] ?? ''));

/** The two web apps: public at `/`, dashboard at `/dashboard/`. Their own routers handle the paths below. */
export async function serveWebApps(
  fastify: FastifyInstance,
  dist: string,
  site?: SiteOfHost,
  firstQuestion?: FirstQuestion,
): Promise<void> {
  const [sendSite, sendDashboard] = [siteSender(dist, site, firstQuestion), dashboardSender(dist, site)];
  await fastify.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    // The build puts a `.br` and a `.gz` beside each file that is worth compressing.
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const page = pageFile.test(path);
      // Names of built files contain a hash of their content, so browsers may cache them; a page is revalidated by
      // its ETag.
      response.setHeader('cache-control', page ? 'no-cache' : year);
      response.setHeader('vary', page ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isPage(request) || !wantsPage(request)) return;
    if (fastify.hasRoute({ method: 'GET', url: request.url.split('?')[0] ?? '/' })) return;
    if (request.url.startsWith('/demo/') || request.url.startsWith('/parcel/')) return;
    const dashboard = /^\/dashboard(\/|\?|$)/.test(request.url);
    if (await (dashboard ? sendDashboard : sendSite)(request, reply)) return reply;
    await reply.sendFile(dashboard ? 'dashboard/index.html' : 'index.html', dist);
    return reply;
  });
}
