import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudEvent } from '@reprise/contracts/messages';
import { Webhook } from 'standardwebhooks';

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: CloudEvent;
  readonly at: number;
};
/** How it answers: with a status, or by handling the response itself. */
export type Manners = (
  received: Received,
  response: ServerResponse,
) => number | void | Promise<number | void>;

/**
 * A partner's server: records requests, answers as configured, and verifies signatures with the partner's own
 * library.
 */
export async function openReceiver(manners: Manners = () => 204) {
  const received: Received[] = [];
  let behave = manners;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const message = JSON.parse(body) as CloudEvent;
      const one = { headers: request.headers, body, message, at: Date.now() };
      received.push(one);
      void Promise.resolve(behave(one, response)).then((status) => {
        if (typeof status === 'number') response.writeHead(status).end('thank you');
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/hook`,
    behave: (next: Manners) => void (behave = next),
    messages: () => received.map(({ message }) => message),
    /** @throws WebhookVerificationError */
    verify: (secret: string, one: Received) =>
      new Webhook(secret).verify(one.body, one.headers as Record<string, string>),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
