import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Refusal } from '@reprise/contracts/problems';
import { Client } from 'typesense';

export type TypesenseOptions = {
  /** `http://host:8108`; several nodes of a cluster separated by commas. */
  readonly url: string;
  /** Must be allowed to create collections, aliases, documents and keys. */
  readonly apiKey: string;
  /** A search, or an administrative call; default 2,000 ms. */
  readonly timeoutMs?: number;
  /** Writing a batch; default 60,000 ms. */
  readonly writeTimeoutMs?: number;
};

function nodeOf(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url.trim());
  const name = protocol.replace(':', '');
  return {
    ...{ protocol: name, host: hostname, path: pathname.replace(/\/$/, '') },
    port: Number(port) || (name === 'https' ? 443 : 80),
  };
}

/** The engine's HTTP status; undefined if it did not answer at all. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && Reflect.get(error, 'httpStatus');
  return typeof status === 'number' ? status : undefined;
}

/** Writes refused because of a full disk or memory (422 "Rejecting write") are not the document's fault. */
const isAway = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status === undefined)
    return typeof error === 'object' && error !== null && Reflect.get(error, 'isAxiosError') === true;
  if (status >= 500 || status === 408 || status === 429) return true;
  return status === 422 && error instanceof Error && error.message.includes('Rejecting write');
};

/** How the rest of the product represents an unavailable engine. */
export const engineAway = (): Refusal => new Refusal('engine-unavailable', { engine: 'typesense' });

function deadline(ms: number): { readonly over: Promise<never>; readonly cancel: () => void } {
  let cancel = (): void => undefined;
  const over = new Promise<never>((_, fail) => {
    const timer = setTimeout(() => fail(engineAway()), ms);
    cancel = () => clearTimeout(timer);
  });
  return { over, cancel };
}

/** The connection to the engine, for the product itself and for holders of keys. */
export class TypesenseConnection {
  readonly place: string;
  private readonly agents = [
    new HttpAgent({ keepAlive: true }),
    new HttpsAgent({ keepAlive: true }),
  ] as const;
  private readonly admin: Client;

  constructor(private readonly options: TypesenseOptions) {
    this.admin = this.clientWith(options.apiKey);
    this.place = options.url
      .split(',')
      .map((url) => new URL(url.trim()).host)
      .join(',');
  }

  /** @throws Refusal `engine-unavailable`; the client's own errors if the engine refuses. */
  call<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return this.reach(() => ask(this.admin));
  }

  /** As the holder of a key: the engine checks what the key allows. */
  callWith<T>(key: string, ask: (client: Client) => Promise<T>): Promise<T> {
    return this.reach(() => ask(this.clientWith(key)));
  }

  /** The client would wait forever when writing many documents; here it does not. */
  async write<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    const { over, cancel } = deadline(this.options.writeTimeoutMs ?? 60_000);
    try {
      return await Promise.race([this.call(ask), over]);
    } finally {
      cancel();
    }
  }

  close(): void {
    this.agents.forEach((agent) => agent.destroy());
  }

  private async reach<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw isAway(error) ? engineAway() : error;
    }
  }

  private clientWith(apiKey: string): Client {
    const { url, timeoutMs = 2000 } = this.options;
    const [httpAgent, httpsAgent] = this.agents;
    return new Client({
      ...{ apiKey, httpAgent, httpsAgent, logLevel: 'silent' as const },
      nodes: url.split(',').map(nodeOf),
      connectionTimeoutSeconds: timeoutMs / 1000,
      // Callers know better when to retry: the feed backs off, the browser has its six attempts.
      numRetries: url.split(',').length,
      retryIntervalSeconds: 0.05,
    });
  }
}
