import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@reprise/contracts/permissions';
import { RequestLimits } from '@reprise/kernel/http';
import { tenants, type Tenant } from './demo-ids';
import { WaitAsTold } from './wait-as-told';

export type DemoActor = 'visitor' | Role;

class RequestRefused extends Error {
  readonly status: number;

  constructor(request: string, { statusCode, body }: { statusCode: number; body: string }) {
    super(`${request}: ${statusCode} ${body.slice(0, 500)}`);
    this.status = statusCode;
  }
}

/** The people of one tenant of the demonstration as clients of the API, without a network. */
export class DemoClient {
  private readonly tokens = new Map<DemoActor, string>();
  /** Each request passes the position of the previous write, so that it reads it. */
  private written: { position?: string } = {};
  private readonly limits: RequestLimits;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly password: string,
    private readonly patience = new WaitAsTold(),
    readonly tenant: Tenant = tenants[0],
  ) {
    this.limits = app.get(RequestLimits);
  }

  /** People of another tenant, who see what these have written. */
  at(tenant: Tenant): DemoClient {
    const there = new DemoClient(this.app, this.password, this.patience, tenant);
    there.written = this.written;
    return there;
  }

  get<T>(actor: DemoActor, url: string): Promise<T> {
    return this.send(actor, 'GET', url);
  }

  /** @returns undefined for what is not there, or not yet. */
  async find<T>(actor: DemoActor, url: string): Promise<T | undefined> {
    try {
      return await this.get<T>(actor, url);
    } catch (error) {
      if (error instanceof RequestRefused && error.status === 404) return undefined;
      throw error;
    }
  }

  post<T = unknown>(actor: DemoActor, url: string, body: object, key: string): Promise<T> {
    return this.send(actor, 'POST', url, body, { 'idempotency-key': key });
  }

  /**
   * A request counts as a repeat only for the same person, and every visit creates another visitor.
   * @param kept token of the visitor whose work was interrupted. @returns the token to keep.
   */
  async visitAgain(kept: string | undefined): Promise<string> {
    if (kept) {
      this.tokens.set('visitor', kept);
      const stillKnown = await this.get('visitor', '/categories/tree').then(
        () => true,
        () => false,
      );
      if (stillKnown) return kept;
    }
    return this.signIn('visitor');
  }

  private async send<T>(
    actor: DemoActor,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const token = this.tokens.get(actor) ?? (await this.signIn(actor));
    const request = {
      method,
      url: `/api${url}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(this.written.position ? { 'reprise-min-position': this.written.position } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    };
    const response = await this.patience.send(`${method} ${url}`, () =>
      this.limits.suspendedFor(() => this.app.inject(request)),
    );
    if (response.statusCode >= 400) throw new RequestRefused(`${method} ${url}`, response);
    const written = response.headers['reprise-position'];
    if (typeof written === 'string') this.written.position = written;
    return response.json<T>();
  }

  private async signIn(actor: DemoActor): Promise<string> {
    const { host, domain } = this.tenant;
    const request =
      actor === 'visitor'
        ? {
            url: '/api/webtoken-with-account-and-ord',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: `url=${encodeURIComponent(`http://${host}/`)}`,
          }
        : {
            url: '/api/login',
            payload: { email: `${actor}@${domain}`, password: this.password },
          };
    const response = await this.patience.send(`POST ${request.url}`, () =>
      this.app.inject({ method: 'POST', ...request }),
    );
    const { token } = response.json<{ token?: string }>();
    if (!token) throw new Error(`${actor} could not sign in: ${response.body.slice(0, 300)}`);
    this.tokens.set(actor, token);
    return token;
  }
}
