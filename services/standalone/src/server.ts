import { nestLogger, openApiApp } from '@reprise/api';
import { hostLogger, serveOperations, type Config, type OperationsServer } from '@reprise/hosting';
import type { FastifyInstance } from 'fastify';
import { demoStores } from './demo/demo-stores';
import { DemoClient } from './demo/demo-client';
import { demoPassword, seedDemonstration } from './demo/seed-demo';
import { openInstallation, type Installation } from './installation';

export type Server = { readonly port: number; close(): Promise<void> };

const openOperations = async (
  config: Config,
  installation: Installation,
): Promise<OperationsServer | undefined> =>
  config.opsPort === undefined ? undefined : serveOperations(config, installation);

/** One process with the API, the worker and both web apps. @param extend routes of the host's own. */
export async function startServer(
  config: Config,
  progress: (text: string) => void,
  extend: (fastify: FastifyInstance) => void = () => undefined,
): Promise<Server> {
  const logger = hostLogger(config);
  let port = config.port;
  const installation = await openInstallation(config, logger, () => port);
  const { health, worker, watch } = installation;
  const operations = await openOperations(config, installation);
  const app = await openApiApp({ ...installation, config, extend, logger: nestLogger(logger) });
  worker.start();
  watch.start();
  if (config.demo) {
    await seedDemonstration(demoStores(app), new DemoClient(app, demoPassword), progress);
  }
  await app.listen({ port: config.port, host: '0.0.0.0' });
  const address = app.getHttpServer().address();
  port = typeof address === 'object' && address ? address.port : config.port;
  health.working();
  return {
    port,
    async close(): Promise<void> {
      health.stopping();
      await app.close();
      await operations?.close();
      await installation.close();
    },
  };
}
