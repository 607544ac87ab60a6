import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { DeliveryFailure } from '@reprise/contracts/webhooks';
import { AddressNotAllowed, guardedLookup, mayBeCalled } from '@reprise/kernel/outbound';

export type PostOptions = {
  readonly privateAddresses: boolean;
  /** From resolving the name to the status of the reply; default 10 s. */
  readonly timeoutMs?: number;
};
export type Answer =
  | { readonly status: number; readonly reason: DeliveryFailure | null }
  | { readonly status: null; readonly reason: DeliveryFailure };

const patience = 10_000;
/** Of a reply that nobody reads. */
const longestAnswer = 64 * 1024;

const reasonOf = (status: number): DeliveryFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'answered';
};

function failureOf(error: unknown, timedOut: boolean): DeliveryFailure {
  if (timedOut) return 'timeout';
  if (error instanceof AddressNotAllowed) return 'address-not-allowed';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(code)) return 'certificate';
  return 'unreachable';
}

/** The connection is kept for the next delivery if the reply is short; its content is ignored. */
function discard(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longestAnswer) response.destroy();
  });
  response.on('error', () => undefined);
  response.setTimeout(patience, () => response.destroy());
}

/** Sends bodies over kept-alive connections. Redirects are not followed; only the status of a reply is read. */
export class Poster {
  private readonly agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: 16 }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: 16 }),
  };

  constructor(private readonly options: PostOptions) {}

  async post(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const { privateAddresses, timeoutMs = patience } = this.options;
    // A numeric address is never resolved, so it is checked here.
    if (!mayBeCalled(url, privateAddresses)) return { status: null, reason: 'address-not-allowed' };
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const status = await this.send(url, headers, body, timeout);
      return { status, reason: reasonOf(status) };
    } catch (error) {
      return { status: null, reason: failureOf(error, timeout.aborted) };
    }
  }

  /** Kept-alive connections would keep the process from ending. */
  close(): void {
    this.agents['http:'].destroy();
    this.agents['https:'].destroy();
  }

  private send(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
    again = true,
  ): Promise<number> {
    const secure = url.protocol === 'https:';
    const agent = this.agents[secure ? 'https:' : 'http:'];
    const lookup = this.options.privateAddresses ? {} : { lookup: guardedLookup() };
    return new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method: 'POST', headers: { ...headers, ...length }, agent, signal, ...lookup };
      const request = (secure ? httpsRequest : httpRequest)(url, options, (response) => {
        discard(response);
        resolve(response.statusCode ?? 0);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The receiver had closed the kept-alive connection: nothing was sent on it.
        if (again && request.reusedSocket && error.code === 'ECONNRESET')
          this.send(url, headers, body, signal, false).then(resolve, reject);
        else reject(error);
      });
      request.end(body);
    });
  }
}
