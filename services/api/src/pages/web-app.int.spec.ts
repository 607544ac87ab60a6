import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serveWebApps } from './web-app';

describe('the pages of the two web apps', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  const fastify = Fastify();
  beforeAll(async () => {
    for (const folder of ['assets', 'dashboard']) mkdirSync(join(dist, folder));
    writeFileSync(join(dist, 'index.html'), 'public');
    writeFileSync(join(dist, 'dashboard/index.html'), 'dashboard');
    await serveWebApps(fastify, dist);
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(dist, { recursive: true });
  });
  const get = async (url: string, accept?: string): Promise<string> => {
    const { statusCode, body } = await fastify.inject({ url, headers: accept ? { accept } : {} });
    return statusCode === 200 ? body : String(statusCode);
  };

  it('answer a browser at every address of theirs', async () => {
    expect(await get('/', 'text/html,*/*')).toBe('public');
    expect(await get('/buyback/1?step=2', 'text/html')).toBe('public');
    expect(await get('/dashboard/buybacks', 'text/html')).toBe('dashboard');
  });

  it('answer a program at the entrances, and nowhere else', async () => {
    expect(await get('/')).toBe('public');
    expect(await get('/?utm=1', '*/*')).toBe('public');
    expect(await get('/dashboard/', '*/*')).toBe('dashboard');
    expect(await get('/nothing.json', '*/*')).toBe('404');
    expect(await get('/', 'application/json')).toBe('404');
  });
});
