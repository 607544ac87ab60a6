import { rmSync } from 'node:fs';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { isOperatorRole, type Role } from '@reprise/contracts/permissions';
import type { KernelLogger } from '@reprise/kernel';
import { registryOf } from '@reprise/kernel/http';
import { OutboxFlusher } from '@reprise/kernel/resource';
import { caughtUp, eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants, type Tenant } from '../../demo/demo-ids';
import { demoPassword } from '../../demo/seed-demo';
import { demonstrationFolder } from './demonstration-folder';
import { DocumentedReplies } from './documented-replies';
import { startProduct } from './start-product';

export type Asker = Role | 'visitor' | 'nobody' | `other:${Role}` | 'other:visitor';
export type Asked = {
  readonly as?: Asker;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Address of the client; each has its own rate limits. */
  readonly from?: string;
};
export type Answer = {
  readonly status: number;
  // These specs examine the shape of a reply.
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

// A label is requested again after seconds, like a real carrier's, and two cores are shared.
const isJson = (type: unknown): boolean => typeof type === 'string' && /[/+]json\b/.test(type);

/**
 * The whole product in one process, with replies checked against the contracts.
 * @param environment sets the folder, if it is to be kept; otherwise a temporary one is created and removed.
 * @param limits whether the endpoints' limits hold: most specs ask more often than a person would
 * @param logger reads what operators read
 */
export async function runProduct(
  environment: Readonly<Record<string, string>> = {},
  limits = false,
  logger?: KernelLogger,
) {
  const dataDir = environment['DATA_DIR'] ?? (await demonstrationFolder());
  const { app, installation } = await startProduct({ ...environment, DATA_DIR: dataDir }, limits, logger);
  const { platform, worker, engines } = installation;
  const outbox = app.get(OutboxFlusher, { strict: false });
  const demonstrationAccountId = accountIdOf(tenants[0]);
  const carrier = engines.documents.collection<{ _id: string; labelDelayMs: number }>({
    name: 'sandbox_carrier_settings',
  });
  await carrier.put({ _id: demonstrationAccountId, labelDelayMs: 300 });

  const documented = new DocumentedReplies(registryOf(app).endpoints);
  const tokens = new Map<Asker, Promise<string>>();
  const tokenOf = (who: Asker): Promise<string> => {
    const known = tokens.get(who) ?? signIn(who);
    tokens.set(who, known);
    return known;
  };

  async function ask(method: EndpointSpec['method'], path: string, asked: Asked = {}): Promise<Answer> {
    const { as = 'nobody', body, headers = {}, from } = asked;
    const json = body !== undefined && typeof body !== 'string';
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(json
          ? { 'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }
          : {}),
        ...(as === 'nobody' ? {} : { authorization: `Bearer ${await tokenOf(as)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: json ? JSON.stringify(body) : String(body) }),
      ...(from ? { remoteAddress: from } : {}),
    });
    const type = response.headers['content-type'];
    const parsed = response.body !== '' && isJson(type) ? response.json() : undefined;
    documented.check({ method, path, status: response.statusCode, type: type?.toString(), body: parsed });
    return {
      status: response.statusCode,
      body: parsed,
      text: response.body,
      headers: response.headers as Answer['headers'],
    };
  }

  async function signIn(who: Asker): Promise<string> {
    const other = who.startsWith('other:');
    const role = other ? who.slice('other:'.length) : who;
    const tenant = other ? tenants[1] : tenants[0];
    if (role === 'visitor') {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const welcome = {
        headers,
        body: `url=${encodeURIComponent(`http://${tenant.host}/`)}`,
        from: '10.0.0.1',
      };
      return (await ask('POST', '/webtoken-with-account-and-ord', welcome)).body.token;
    }
    const from = other ? '10.0.0.3' : '10.0.0.2';
    if (isOperatorRole(role)) return operatorIn(tenant, role, from);
    const body = { email: `${role}@${tenant.domain}`, password: demoPassword };
    return (await ask('POST', '/login', { body, from })).body.token;
  }

  /** Operators are the platform's: they switch to the tenant that they are to work in. */
  async function operatorIn(tenant: Tenant, role: string, from: string): Promise<string> {
    const body = { email: `${role}@${tenants[0].domain}`, password: demoPassword };
    const { token } = (await ask('POST', '/login', { body, from })).body;
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const root = await ask('GET', `/organizations/root?accountId=${accountIdOf(tenant)}`, { headers });
    const place = { organisationId: root.body.id };
    return (await ask('POST', '/session/organisation', { headers, body: place })).body.token;
  }

  return {
    ...{ app, ask, tokenOf, platform, engines, worker, dataDir, accountId: demonstrationAccountId },
    metrics: installation.telemetry.metrics,
    endpoints: registryOf(app).endpoints,
    password: demoPassword,
    /** What was written is announced, and every projection, policy and reactor has processed the whole log. */
    settled: () =>
      eventually(async () => (await outbox.flush()) === 0 && caughtUp(worker.engine, engines.store)),
    async close(): Promise<void> {
      await app.close();
      await installation.close();
      if (!environment['DATA_DIR']) rmSync(dataDir, { recursive: true });
      documented.conclude();
    },
  };
}
export type Product = Awaited<ReturnType<typeof runProduct>>;
