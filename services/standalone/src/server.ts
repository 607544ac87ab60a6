import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ApiModule } from '@reprise/api';
import { pagePolicy, serveKeptMails, serveParcelPage, serveWebApps } from '@reprise/api/pages';
import { type Config } from '@reprise/hosting';
import { createHttpApp } from '@reprise/kernel/http';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { accountIdOf, tenants } from './demo/demo-ids';
import { demoStores } from './demo/demo-stores';
import { DemoClient } from './demo/demo-client';
import { demoPassword, seedDemonstration } from './demo/seed-demo';
import { openInstallation } from './installation';

export type Server = { readonly port: number; close(): Promise<void> };

const webDist = join(__dirname, '../../../web/dist');

/** One process with the API, the worker and both web apps on embedded engines. @param extend routes of the host's own. */
export async function startServer(
  config: Config,
  progress: (text: string) => void,
  extend: (fastify: FastifyInstance) => void = () => undefined,
): Promise<Server> {
  const logger = pino({ level: config.logLevel });
  let port = config.port;
  const installation = await openInstallation(config, logger, () => port);
  const { platform, worker, engines } = installation;
  const { kept, carrier } = installation.gateways;
  const demonstration = config.demo ? { demonstrationAccountId: accountIdOf(tenants[0]) } : {};
  const app = await createHttpApp(ApiModule.with({ ...platform, ...demonstration }), {
    trustProxy: config.trustProxy,
    pagePolicy,
    alone: engines.alone,
    configure: async (fastify) => {
      if (existsSync(join(webDist, 'index.html'))) await serveWebApps(fastify, webDist);
      serveParcelPage(fastify, carrier);
      extend(fastify);
      if (config.demo && kept) serveKeptMails(fastify, kept, tenants.map(accountIdOf));
    },
  });
  worker.start();
  if (config.demo) {
    await seedDemonstration(demoStores(app), new DemoClient(app, demoPassword), progress);
  }
  await app.listen({ port: config.port, host: '0.0.0.0' });
  const address = app.getHttpServer().address();
  port = typeof address === 'object' && address ? address.port : config.port;
  return {
    port,
    async close(): Promise<void> {
      await app.close();
      await installation.close();
    },
  };
}
