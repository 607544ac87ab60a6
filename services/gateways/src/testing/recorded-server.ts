import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};
export type Answered = {
  readonly status: number;
  readonly body?: unknown;
  readonly bytes?: Buffer;
  readonly headers?: Record<string, string>;
};
/** Answers by what was recorded of the real one; undefined: nothing like it was recorded, which is an error of ours. */
export type Recording = (asked: Asked) => Answered | undefined | 'silence';

/** Another company's system, played from its contract; strict about what it accepts. */
export class RecordedServer {
  readonly asked: Asked[] = [];
  readonly unknown: string[] = [];
  private away = false;

  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const url = new URL(request.url ?? '/', 'http://recorded');
      const { method = '', headers } = request;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const asked = { method, path: url.pathname, query: url.searchParams, headers, body };
      this.asked.push(asked);
      if (this.away) return void response.destroy();
      const answer = this.recording(asked);
      if (answer === 'silence') return;
      if (!answer) this.unknown.push(`${method} ${url.pathname}`);
      const { status, body: said, bytes, headers: more } = answer ?? { status: 501, body: {} };
      response.writeHead(status, { 'content-type': 'application/json', ...more });
      response.end(bytes ?? JSON.stringify(said ?? {}));
    });
  });

  constructor(private readonly recording: Recording) {}

  async start(): Promise<this> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return this;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  fall(): void {
    this.away = true;
  }
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }
}
