import { demoPassword } from '../../demo/seed-demo';

export type Sent = { readonly status: number; readonly body: unknown; readonly position: string | undefined };
export type Call = {
  readonly as: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  /** A specific address instead of the next one. */
  readonly at?: string;
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Lists and engines catch up by themselves: the same call again, with the same key. */
const passing = new Set([404, 409, 425, 503]);
const giveUpAfterMs = 60_000;

/**
 * People of the demonstration over HTTP. Each call goes to the next API host, and reads what the previous one wrote.
 */
export class Traveller {
  private readonly tokens = new Map<string, Promise<string>>();
  private calls = 0;
  private seen: string | undefined;

  /** @param origins addresses of the API. */
  constructor(readonly origins: readonly string[]) {}

  async get<T>(as: string, path: string, at?: string): Promise<T> {
    return (await this.patiently({ as, path, ...(at && { at }) })).body as T;
  }

  post(as: string, path: string, body: unknown = {}, key: string = path): Promise<Sent> {
    return this.patiently({ as, method: 'POST', path, body, key });
  }

  /** One reply, whatever it is. */
  async once(call: Call): Promise<Sent> {
    const { as, method = 'GET', path, body, key } = call;
    const origin = call.at ?? this.next();
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === 'nobody' ? {} : { authorization: `Bearer ${await this.tokenOf(as)}` }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(this.seen ? { 'reprise-min-position': this.seen } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const position = response.headers.get('reprise-position') ?? undefined;
    if (position) this.seen = position;
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), position };
  }

  private async patiently(call: Call): Promise<Sent> {
    const end = Date.now() + giveUpAfterMs;
    for (;;) {
      const sent = await this.once(call);
      if (sent.status < 300) return sent;
      const told = `${call.method ?? 'GET'} ${call.path}: ${sent.status} ${JSON.stringify(sent.body)}`;
      if (!passing.has(sent.status) || Date.now() > end) throw new Error(told);
      await pause(50);
    }
  }

  private next(): string {
    this.calls += 1;
    return this.origins[this.calls % this.origins.length] ?? '';
  }

  private tokenOf(as: string): Promise<string> {
    const known = this.tokens.get(as) ?? this.signIn(as);
    this.tokens.set(as, known);
    return known;
  }

  private async signIn(as: string): Promise<string> {
    const visitor = as === 'visitor';
    const path = visitor ? '/webtoken-with-account-and-ord' : '/login';
    const response = await fetch(`${this.next()}/api${path}`, {
      method: 'POST',
      ...(visitor
        ? { body: new URLSearchParams({ url: 'http://localhost/' }) }
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: `${as}@demo.reprise.test`, password: demoPassword }),
          }),
    });
    const { token } = (await response.json()) as { token?: string };
    if (!token) throw new Error(`${as} could not sign in: ${response.status}`);
    return token;
  }
}
