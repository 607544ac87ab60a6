import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTelemetry } from './telemetry';

describe('traces', () => {
  it('reach a collector over OTLP, the last of them when the host stops', async () => {
    const received: { url?: string | undefined; body: string }[] = [];
    const collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ url: request.url, body: Buffer.concat(parts).toString() });
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
    const { port } = collector.address() as AddressInfo;
    const tracesEndpoint = `http://127.0.0.1:${port}/`;
    const telemetry = openTelemetry({ host: 'worker', instance: 'w-1', tracesEndpoint, tracesRatio: 1 });
    telemetry.observer.command?.({
      ...{ category: 'buyback', type: 'CancelBuyback', stream: 'buyback-1', outcome: 'written' },
      ...{ events: ['BuybackCancelled'], began: Date.now() - 5, ended: Date.now() },
      meta: { commandId: 'c', accountId: 'a', actor: { userId: 'u', role: 'r' }, correlationId: 'r' },
    });
    await telemetry.close();
    collector.close();
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    expect(received[0]?.body).toContain('reprise-worker');
    expect(received[0]?.body).toContain('BuybackCancelled');
  });
});
