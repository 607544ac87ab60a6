import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DoubleRefusal } from './double-refusal';
import { DoubleRoutes, type DoubleReply } from './double-routes';

const longestQuery = 4000;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

export type DoubleOptions = { readonly now?: () => Date };

/**
 * A double of a Typesense server for tests, in this process: it implements the parts of the server's HTTP interface
 * used by the product, with an engine of its own. It shows that the adapter's requests match the documentation; only
 * the same suite on a real server shows that its replies do.
 */
export class TypesenseDouble {
  readonly apiKey = 'key-of-the-double';
  /** Runs before each reply; tests use it to delay a request. */
  before: (method: string, path: string) => Promise<void> = async () => undefined;
  /** The reply to every request while set: 503 of a server that is catching up. */
  status: number | undefined;
  private routes: DoubleRoutes;
  private server: Server | undefined;
  private port = 0;

  private constructor(private readonly now: () => Date) {
    this.routes = new DoubleRoutes(this.apiKey, now);
  }

  static async start({ now = () => new Date() }: DoubleOptions = {}): Promise<TypesenseDouble> {
    const double = new TypesenseDouble(now);
    await double.listen();
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Names of all collections, and targets of the aliases. */
  get collections(): readonly string[] {
    return [...this.routes.collections.byName.keys()].sort();
  }

  get aliases(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.routes.collections.aliases);
  }

  get keys() {
    return this.routes.keys.list();
  }

  /** The documents of a collection, by name or alias. */
  documents(name: string): readonly object[] {
    return [...this.routes.collections.get(name).documents.values()];
  }

  /** A document that no import accepts, until it is healed. */
  poison(id: string, reason: string): void {
    this.routes.poisoned.set(id, reason);
  }

  heal(id: string): void {
    this.routes.poisoned.delete(id);
  }

  /** Like a server on an empty disk. */
  forget(): void {
    this.routes = new DoubleRoutes(this.apiKey, this.now);
  }

  /** Connections are cut and refused until `comeBack`. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  }

  comeBack(): Promise<void> {
    return this.listen();
  }

  stop(): Promise<void> {
    return this.goAway();
  }

  private async listen(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.reply(request);
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private async reply(request: IncomingMessage): Promise<DoubleReply> {
    try {
      const { method = 'GET', url = '/' } = request;
      const { pathname, search, searchParams } = new URL(url, this.url);
      const body = await textOf(request);
      await this.before(method, pathname);
      if (this.status !== undefined) throw new DoubleRefusal(this.status, 'Not Ready or Lagging');
      if (search.length > longestQuery)
        throw new DoubleRefusal(400, `Query string exceeds max allowed length of ${longestQuery}.`);
      const key = request.headers['x-typesense-api-key'] ?? searchParams.get('x-typesense-api-key') ?? '';
      const path = pathname.split('/').slice(1).map(decodeURIComponent);
      const query = Object.fromEntries(searchParams);
      return this.routes.answer({ method, path, query, key: String(key), body });
    } catch (error) {
      if (error instanceof DoubleRefusal) return { status: error.status, body: { message: error.message } };
      return { status: 500, body: { message: String(error) } };
    }
  }
}
