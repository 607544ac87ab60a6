import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { serveWebApps } from './web-app';

describe('the pages of the two web apps', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  const fastify = Fastify();
  const script = 'console.log(1);'.repeat(200);
  let origin = '';
  beforeAll(async () => {
    for (const folder of ['assets', 'dashboard']) mkdirSync(join(dist, folder));
    writeFileSync(join(dist, 'index.html'), 'public');
    writeFileSync(join(dist, 'index.html.br'), brotliCompressSync('public'));
    writeFileSync(join(dist, 'assets/app-1a2b3c4d.js'), script);
    writeFileSync(join(dist, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
    writeFileSync(join(dist, 'assets/app-1a2b3c4d.js.gz'), gzipSync(script));
    writeFileSync(join(dist, 'assets/icon-5e6f7a8b.png'), 'PNG');
    writeFileSync(join(dist, 'dashboard/index.html'), 'dashboard');
    await serveWebApps(fastify, dist);
    origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(dist, { recursive: true });
  });
  const get = async (url: string, accept?: string): Promise<string> => {
    const { statusCode, body } = await fastify.inject({ url, headers: accept ? { accept } : {} });
    return statusCode === 200 ? body : String(statusCode);
  };

  it('answer a browser at all of their addresses', async () => {
    expect(await get('/', 'text/html,*/*')).toBe('public');
    expect(await get('/buyback/1?step=2', 'text/html')).toBe('public');
    expect(await get('/dashboard/buybacks', 'text/html')).toBe('dashboard');
  });

  it('answer a program at the entry points only', async () => {
    expect(await get('/')).toBe('public');
    expect(await get('/?utm=1', '*/*')).toBe('public');
    expect(await get('/dashboard/', '*/*')).toBe('dashboard');
    expect(await get('/nothing.json', '*/*')).toBe('404');
    expect(await get('/', 'application/json')).toBe('404');
  });

  it('answer a monitor that asks only whether they are there', async () => {
    for (const url of ['/', '/dashboard/', '/buyback/1']) {
      const headers = { accept: 'text/html' };
      const [{ body, headers: told, statusCode }, page] = await Promise.all([
        fastify.inject({ method: 'HEAD', url, headers }),
        fastify.inject({ url, headers }),
      ]);
      expect([statusCode, body]).toEqual([200, '']);
      expect(told['content-length']).toBe(page.headers['content-length']);
    }
  });

  const asked = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(origin + path, { headers });
    const { status } = response;
    const of = (name: string) => response.headers.get(name);
    return {
      ...{ status, text: await response.text(), type: of('content-type'), encoding: of('content-encoding') },
      ...{ cache: of('cache-control'), vary: of('vary'), etag: of('etag') },
    };
  };

  it('send the built files in the best accepted encoding, cacheable forever', async () => {
    const cache = 'public, max-age=31536000, immutable';
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      expect(await asked('/assets/app-1a2b3c4d.js', headers)).toMatchObject({
        ...{ status: 200, text: script, encoding, cache, vary: 'Accept-Encoding' },
        type: expect.stringContaining('/javascript; charset=utf-8'),
      });
      expect(await asked('/assets/icon-5e6f7a8b.png', headers)).toMatchObject({
        ...{ status: 200, text: 'PNG', encoding: null, cache, vary: 'Accept-Encoding', type: 'image/png' },
      });
    }
    expect((await asked('/assets/gone-9c0d1e2f.js', { 'accept-encoding': 'br' })).status).toBe(404);
  });

  it('are revalidated each time, and sent only if they changed', async () => {
    const browser = { accept: 'text/html', 'accept-encoding': 'br' };
    const first = await asked('/buyback/1', browser);
    expect(first).toMatchObject({
      ...{ status: 200, text: 'public', encoding: 'br', cache: 'no-cache' },
      ...{ vary: 'Accept, Accept-Encoding', type: 'text/html; charset=utf-8' },
    });
    const known = { 'if-none-match': String(first.etag), 'cache-control': 'max-age=0' };
    const again = await asked('/buyback/1', { ...browser, ...known });
    expect(again).toMatchObject({ status: 304, text: '', cache: 'no-cache' });
    const other = await asked('/buyback/1', { ...browser, 'accept-encoding': 'identity' });
    expect(other).toMatchObject({ text: 'public', encoding: null });
    expect(other.etag).not.toBe(first.etag);
  });

  it('carry the client of their host, compressed and revalidated like the others', async () => {
    writeFileSync(
      join(dist, 'begin.json'),
      JSON.stringify({
        screens: { 'fr-FR': { home: '', diag: '{brand}<i>{question}</i>' } },
        ...{ texts: { 'fr-FR': '' }, links: { diag: '' } },
      }),
    );
    const own = Fastify();
    const account = { id: 'a', name: 'Shop', logo: null, mainColor: null };
    const site = { account, details: {}, config: {}, organisation: {}, homePage: null } as never;
    await serveWebApps(
      own,
      dist,
      async (host) => (host === 'shop.test' ? site : undefined),
      async (accountId, productId) => (productId === 'gone' ? undefined : () => `${accountId} ${productId}?`),
    );
    writeFileSync(join(dist, 'index.html'), '<title>x</title><div id="root"></div>\n<p>');
    const ask = (host: string, more = {}, url = '/diag/1') =>
      own.inject({ url, headers: { host, accept: 'text/html', ...more } });
    const { body, headers } = await ask('shop.test:3000', { 'accept-encoding': 'identity' });
    expect(body).toContain('<title>Shop</title><div id="root"><span></span>Shop<i>a 1?</i></div><script');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    const further = await ask('shop.test', { 'accept-encoding': 'identity' }, '/diag/1/phone?step=price');
    expect(further.body).toContain('Shop<i></i>');
    const packed = await ask('shop.test', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: headers.etag });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
    expect((await ask('shop.test', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await ask('nobody.test', { 'accept-encoding': 'identity' })).body).toContain('<title>x</title>');
    await own.close();
  });
});
