import { openApiApp } from '@reprise/api';
import {
  hostLogger,
  listen,
  serveOperations,
  type Config,
  type Operations,
  type OperationsServer,
} from '@reprise/hosting';
import { RequestsUnderWay } from '@reprise/kernel';
import type { FastifyInstance } from 'fastify';
import { demoStores } from './demo/demo-stores';
import { DemoClient } from './demo/demo-client';
import { demoPassword } from './demo/seed-demo';
import { seedForPeople } from './demo/seed-for-people';
import { awaitEngines } from './await-engines';
import { WaitAsTold } from './demo/wait-as-told';
import {
  openInstallation,
  openWithThread,
  type Background,
  type Installation,
  type Ready,
} from './installation';

export type Server = { readonly port: number; close(): Promise<void> };

const openOperations = async (
  config: Config,
  installation: Operations,
): Promise<OperationsServer | undefined> =>
  config.opsPort === undefined ? undefined : serveOperations(config, installation);

/** One process with the API, the worker and both web apps. @param extend additional routes of the host. */
export async function startServer(
  config: Config,
  progress: (text: string) => void,
  extend: (fastify: FastifyInstance) => void = () => undefined,
): Promise<Server> {
  const logger = hostLogger(config);
  let port = config.port;
  const ready: Ready = async (uses, of) => {
    port = await awaitEngines(config, uses, of, progress);
  };
  const requests = new RequestsUnderWay();
  const site = { config, logger, port: () => port, ready, requests };
  const open: (at: typeof site) => Promise<Installation<Background>> = config.workerThread
    ? openWithThread
    : openInstallation;
  const installation = await open(site);
  const { health, worker, watch, filling } = installation;
  const operations = await openOperations(config, installation);
  const origin = (): string => config.publicUrl ?? `http://localhost:${port}`;
  const app = await openApiApp({ ...installation, config, extend, origin, logger, requests });
  await worker.start();
  watch.start();
  if (config.demo) {
    const patience = new WaitAsTold({ say: progress });
    await seedForPeople(demoStores(app), new DemoClient(app, demoPassword, patience), progress);
  }
  await filling.start();
  port = await listen(app.getHttpAdapter().getInstance(), port, 'PORT');
  worker.listens?.(port);
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
