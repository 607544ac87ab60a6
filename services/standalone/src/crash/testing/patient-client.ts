import { request } from 'node:http';
import { demoPassword } from '../../demo/seed-demo';

export type Answer = { readonly status: number; readonly body: unknown; readonly position?: string };
export type Acknowledged = Answer & { readonly name: string; readonly key: string };
type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  /** A refusal that shows that the command was executed: what a customer sees after accepting twice. */
  readonly doneCode?: string;
};

/** The lists lag, or a precondition of the command is not met yet: the same command again. */
const passing = new Set([404, 409, 425, 429, 503]);
/** A reply that should never happen, whatever crashes: the client continues, and a spec reports it. */
const isFault = ({ status }: Answer): boolean => status >= 500 && !passing.has(status);
const usualPatienceMs = 60_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const isDone = ({ doneCode }: Call, { body }: Answer): boolean =>
  doneCode !== undefined && (body as { code?: string } | undefined)?.code === doneCode;

function send(origin: string, { method, path, token, key, body }: Call): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const text = body === undefined ? undefined : isForm ? String(body) : JSON.stringify(body);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    accept: 'application/json',
    ...(text ? { 'content-type': type, 'content-length': Buffer.byteLength(text) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api${path}`, { method, headers, agent: false }, (response) => {
      let received = '';
      response.on('data', (chunk) => (received += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const position = response.headers['reprise-position'];
        const parsed: unknown = received === '' ? undefined : JSON.parse(received);
        resolve({
          status: response.statusCode ?? 0,
          body: parsed,
          ...(typeof position === 'string' ? { position } : {}),
        });
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** Sends each command until it is answered, always with the same key, however often the server dies meanwhile. */
export class PatientClient {
  readonly acknowledged: Acknowledged[] = [];
  private stopped = false;
  /** Replies that no crash excuses. */
  readonly faults: string[] = [];
  /** Requests without a reply. */
  unanswered = 0;

  /**
   * @param server called before each request for its address.
   * @param watch informed of each request of a command, at which somebody may kill the server, and of each reply.
   */
  constructor(
    private readonly server: { readonly address: Promise<string> },
    private readonly watch: { sending(): void; done(): void },
    /** How long something may take before it is given up. */
    readonly patienceMs = usualPatienceMs,
  ) {}

  /** Nobody waits for a reply any more. */
  stop(): void {
    this.stopped = true;
  }

  async login(role: string): Promise<string> {
    const body = { email: `${role}@demo.reprise.test`, password: demoPassword };
    const { body: answer } = await this.ask({ method: 'POST', path: '/login', body });
    return (answer as { token: string }).token;
  }

  async visitor(): Promise<string> {
    const path = '/webtoken-with-account-and-ord';
    const { body } = await this.ask({
      method: 'POST',
      path,
      body: new URLSearchParams({ url: 'http://localhost/' }),
    });
    return (body as { token: string }).token;
  }

  async read(path: string, token: string): Promise<unknown> {
    return (await this.ask({ method: 'GET', path, token })).body;
  }

  async command(
    name: string,
    key: string,
    call: Pick<Call, 'path' | 'token' | 'body' | 'doneCode'>,
  ): Promise<unknown> {
    const answer = await this.ask({ method: 'POST', key, body: {}, ...call }, () => this.watch.sending());
    this.acknowledged.push({ ...answer, name, key });
    this.watch.done();
    return answer.body;
  }

  private async ask(call: Call, sending: () => void = () => undefined): Promise<Answer> {
    const end = Date.now() + this.patienceMs;
    for (;;) {
      const answer = await this.attempt(call, sending);
      if (answer && (answer.status < 300 || isDone(call, answer))) return answer;
      const told = `${call.method} ${call.path}: ${answer?.status} ${JSON.stringify(answer?.body)}`;
      if (answer && isFault(answer)) this.faults.push(told);
      else if (answer && !passing.has(answer.status)) throw new Error(told);
      if (this.stopped || Date.now() > end) throw new Error(`still ${told}`);
      await pause(20);
    }
  }

  private async attempt(call: Call, sending: () => void): Promise<Answer | undefined> {
    const origin = await this.server.address;
    try {
      const answering = send(origin, call);
      sending();
      return await answering;
    } catch {
      this.unanswered += 1;
      return undefined;
    }
  }
}
