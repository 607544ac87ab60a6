import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const hook = join(__dirname, '../../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'traced-host.fixture.ts');

describe('traces', () => {
  it('reach a collector over OTLP, the last ones when the host stops', async () => {
    const received: { url?: string | undefined; body: string }[] = [];
    const collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ url: request.url, body: Buffer.concat(parts).toString() });
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const host = [program, `http://127.0.0.1:${port}/`];
    const child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, ...host], {
      stdio: 'inherit',
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    collector.close();
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    expect(received[0]?.body).toContain('reprise-worker');
    expect(received[0]?.body).toContain('BuybackCancelled');
  });
});
