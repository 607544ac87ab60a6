import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStoreDouble } from '@reprise/kernel/eventstore-double';
import { eventually } from '@reprise/kernel/testing';
import { HostProcess } from './journeys/testing/host-process';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

describe('the product in one process, when a configured engine is unavailable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-waits-'));
  let host: HostProcess;
  const start = (engines: Record<string, string>): void => {
    host = new HostProcess('standalone', {
      ...{ DATA_DIR: join(folder, Object.keys(engines).join()), DEMO: 'on', LOG_LEVEL: 'fatal' },
      ...{ SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), EVENTSTORE_URL: '', MONGODB_URL: '' },
      ...engines,
    });
  };
  const waitsAt = (): Promise<string> =>
    eventually(() => /Health +(http:\S+)\/health\/ready/.exec(host.words)?.[1]);
  afterEach(() => host.kill());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('waits, reports what for, and starts on the same port when it is available', async () => {
    const port = await freePort();
    start({ EVENTSTORE_URL: `esdb://reprise:s3cret@127.0.0.1:${port}?tls=false` });
    const origin = await waitsAt();
    expect(host.words).toContain(`Reprise is waiting for EventStoreDB (log) at 127.0.0.1:${port}`);
    expect(host.words).not.toContain('s3cret');
    const ready = await fetch(`${origin}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      status: 'starting',
      doing: expect.stringMatching(/^waiting for log \(EventStoreDB, since 20/),
    });
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    const page = await fetch(`${origin}/`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.json()).toMatchObject({ code: 'engine-unavailable' });

    const double = await startEventStoreDouble({ port });
    expect(await host.publicApp()).toBe(origin.replace('localhost', '127.0.0.1'));
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect(await host.stop()).toBe(0);
    await double.stop();
  });

  it('reports the same for MongoDB, and ends when told to', async () => {
    const port = await freePort();
    start({ MONGODB_URL: `mongodb://reprise:s3cret@127.0.0.1:${port}/reprise` });
    await waitsAt();
    expect(host.words).toContain(`Reprise is waiting for MongoDB (documents) at 127.0.0.1:${port}`);
    expect(host.words).not.toContain('s3cret');
    expect(await host.stop()).toBe(0);
  });
});
