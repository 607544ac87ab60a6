import { gzipSync } from 'node:zlib';
import { guardedFetch } from '@reprise/kernel/outbound';
import { RecordedServer, type Recording } from '../testing/recorded-server';
import { callOut } from './outbound-call';

const own = guardedFetch({ privateAddresses: true, plainHttp: true }, 500);
const strangers = guardedFetch({ privateAddresses: false, plainHttp: false });
const servers: RecordedServer[] = [];
const open = async (recording: Recording): Promise<RecordedServer> => {
  const server = await new RecordedServer(recording).start();
  servers.push(server);
  return server;
};
afterAll(async () => {
  await Promise.all([own.close(), strangers.close(), ...servers.map((server) => server.stop())]);
});
const ask = ({ url }: { url: string }, { fetch } = own) =>
  callOut(
    { baseUrl: url, fetch, headers: { authorization: 'Bearer secret' } },
    { method: 'GET', path: '/x' },
  );

describe('a call to another company’s system', () => {
  it('reads what comes, as JSON where it is', async () => {
    const server = await open(() => ({ status: 200, body: { status: 'ok' } }));
    expect(await ask(server)).toMatchObject({ status: 200, body: { status: 'ok' } });
    const text = await open(() => ({ status: 200, bytes: Buffer.from('<html>') }));
    expect(await ask(text)).toMatchObject({ status: 200, body: undefined });
  });

  it('never goes to a machine of our own network', async () => {
    const server = await open(() => ({ status: 200 }));
    for (const url of [
      server.url,
      'https://localhost',
      'https://127.0.0.1',
      'https://[::1]',
      'https://169.254.169.254',
    ])
      await expect(ask({ url }, strangers)).rejects.toMatchObject({ outcome: 'address-not-allowed' });
    expect(server.asked).toEqual([]);
  });

  it('does not follow a redirect, which could lead there with our secret', async () => {
    const inside = await open(() => ({ status: 200 }));
    const server = await open(() => ({ status: 302, headers: { location: inside.url } }));
    await expect(ask(server)).rejects.toMatchObject({ outcome: 'redirected' });
    expect(inside.asked).toEqual([]);
  });

  it('gives up an answer that does not come, or does not end', async () => {
    await expect(ask(await open(() => 'silence'))).rejects.toMatchObject({ outcome: 'timeout' });
  });

  it('gives up an answer that is huge, or unfolds to something huge', async () => {
    const huge = Buffer.alloc(2_000_000, 'x');
    const plain = await open(() => ({ status: 200, bytes: huge }));
    await expect(ask(plain)).rejects.toMatchObject({ outcome: 'answer-invalid' });
    const bomb = { status: 200, bytes: gzipSync(huge), headers: { 'content-encoding': 'gzip' } };
    await expect(ask(await open(() => bomb))).rejects.toMatchObject({ outcome: 'answer-invalid' });
  });

  it('says that nobody answers, and never what was sent', async () => {
    const server = await open(() => ({ status: 200 }));
    server.fall();
    const error: Error = await ask(server).then(
      () => new Error('it answered'),
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ outcome: 'unreachable' });
    expect(JSON.stringify(error) + error.message).not.toContain('secret');
  });
});
