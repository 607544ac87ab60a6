import type { AddressInfo } from 'node:net';
import { ApiModule } from '@reprise/api';
import { readConfig } from '@reprise/hosting';
import { type KernelLogger, silentLogger } from '@reprise/kernel';
import { createHttpApp } from '@reprise/kernel/http';
import { DemoClient } from '../../demo/demo-client';
import { accountIdOf, tenants } from '../../demo/demo-ids';
import { demoStores } from '../../demo/demo-stores';
import { demoPassword, seedDemonstration } from '../../demo/seed-demo';
import { openInstallation } from '../../installation';
import { begunInTime } from './begun-in-time';

/** The product with its demonstration, which is made unless the folder holds it; replies are checked against the contracts. */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
  limits: boolean,
  logger: KernelLogger = silentLogger,
) {
  const config = readConfig({ LOG_DURABILITY: 'NORMAL', PORT: '0', ...environment });
  const installation = await openInstallation({ config, logger, port: () => 3000 });
  const { platform, worker } = installation;
  let origin = '';
  const app = await createHttpApp(
    ApiModule.with({ ...platform, demonstrationAccountId: accountIdOf(tenants[0]) }),
    { checkReplies: true, limits, publicOrigin: () => origin, logger: false },
  );
  const server = app.getHttpServer();
  server.once('listening', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  worker.start();
  await begunInTime(
    (step) => seedDemonstration(demoStores(app), new DemoClient(app, demoPassword), step),
    () => worker.engine.status(),
  );
  return { app, installation };
}
