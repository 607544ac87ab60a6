import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sharedBytes } from './shared-body';

describe('the bytes of a body that many are given', () => {
  const body = { names: Array.from({ length: 300 }, (_, n) => `Écran ${n}`) };
  const read = async (accepted?: string, of: object = body) => {
    const headers = new Map<string, string>();
    const request = { headers: { 'accept-encoding': accepted } } as unknown as FastifyRequest;
    const response = { header: (name: string, value: string) => headers.set(name, value) };
    const bytes = await sharedBytes(of, request, response as unknown as FastifyReply);
    return { bytes, encoding: headers.get('content-encoding') };
  };

  it('say the same, however they are compressed', async () => {
    const text = JSON.stringify(body);
    const [br, gzip, none] = [await read('gzip, deflate, br'), await read('gzip'), await read()];
    expect([br.encoding, gzip.encoding, none.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(none.bytes.toString()).toBe(text);
  });

  it('are compressed only in a way that is accepted', async () => {
    expect((await read('br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
    expect((await read('br; q=0.0, identity')).encoding).toBeUndefined();
  });

  it('are made once for a body, and anew for another that looks the same', async () => {
    expect((await read('br')).bytes).toBe((await read('br')).bytes);
    expect((await read('br', { ...body })).bytes).not.toBe((await read('br')).bytes);
  });
});
