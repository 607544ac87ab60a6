import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteInPage } from '@reprise/contracts/configuration';
import type { Locale } from '@reprise/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedProduct, dashboardPage, isHome, sitePage, type Beginnings } from './site-page';

/** @returns nothing for a host that is no client's. */
export type SiteOfHost = (host: string, isHome: boolean) => Promise<SiteInPage | undefined>;

/** The first question about a product; nothing where it is not asked about. */
export type FirstQuestion = (
  accountId: string,
  productId: string,
) => Promise<((locale: Locale) => string | undefined) | undefined>;

/** A page is composed for each request: well compressed at a tenth of the time of the best. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const encodings = [
  ['br', (text: string) => promisify(brotliCompress)(text, { params })],
  ['gzip', (text: string) => promisify(gzip)(text)],
] as const;

const hostOf = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '');

async function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, compress] = encodings.find(([name]) => accepted.includes(name)) ?? [];
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const etag = `W/"${hash}"`;
  reply
    .type('text/html; charset=utf-8')
    .headers({ etag, 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding, Accept-Language' });
  if (request.headers['if-none-match'] === etag) return void reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(compress ? await compress(html) : html);
}

/** Answers with the dashboard as a client's; `false` where the host is no client's. */
export function dashboardSender(dist: string, siteOf?: SiteOfHost) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const site = await siteOf?.(hostOf(request), false).catch(() => undefined);
    if (!site) return false;
    const page = await readFile(join(dist, 'dashboard/index.html'), 'utf8');
    await send(request, reply, dashboardPage(page, site.account));
    return true;
  };
}

/** Answers with a client's own page; `false` where the host is no client's, or the build has drawn no beginnings. */
export function siteSender(dist: string, siteOf?: SiteOfHost, firstQuestion?: FirstQuestion) {
  const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const [path = '/'] = request.url.split('?');
    // A page without them still opens: the app asks for what it lacks.
    const site = await siteOf?.(hostOf(request), isHome(path)).catch(() => undefined);
    const drawn = site && (await read('begin.json').catch(() => undefined));
    if (!site || !drawn) return false;
    const beginnings = JSON.parse(drawn) as Beginnings;
    const languages = request.headers['accept-language'];
    const productId = askedProduct(request.url);
    const asks = productId && firstQuestion?.(site.account.id, productId).catch(() => undefined);
    const question = (await asks) || undefined;
    await send(
      request,
      reply,
      sitePage(await read('index.html'), beginnings, { site, path, languages, question }),
    );
    return true;
  };
}
