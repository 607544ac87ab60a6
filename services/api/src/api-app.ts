import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  accountIdOf,
  browserErrorsOf,
  serveHealth,
  tenants,
  withDoors,
  type Config,
  type Engines,
  type Gateways,
  type HostHealth,
  type Telemetry,
} from '@reprise/hosting';
import type { RequestsUnderWay } from '@reprise/kernel';
import { Admission, createHttpApp, refuseWhile } from '@reprise/kernel/http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';
import {
  firstQuestion,
  pagePolicy,
  serveKeptMails,
  servePackagePage,
  serveWebApps,
  siteOfHost,
} from './pages';
import { nestLogger } from './nest-logger';
import { platformOf } from './platform-of';

export type ApiAppOptions = {
  readonly config: Pick<Config, 'demo' | 'requestLimits' | 'trustProxy'>;
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly health: Pick<HostHealth, 'report' | 'watchLoad' | 'engines' | 'storage'>;
  readonly telemetry: Pick<Telemetry, 'metrics' | 'watchRequests'>;
  readonly logger: Logger;
  /** Where this installation is reached. */
  readonly origin: () => string;
  /** Of this process, where what follows from them is done too. */
  readonly requests?: RequestsUnderWay;
  /** Additional routes of the host. */
  readonly extend?: (fastify: FastifyInstance) => void;
};

const webDist = join(__dirname, '../../../web/dist');

/** The API with the web apps, if they were built, and the pages of the demonstration; not listening yet. */
export function openApiApp(options: ApiAppOptions): Promise<NestFastifyApplication> {
  const { config, engines, gateways, health, telemetry, logger, origin, requests, extend } = options;
  const demonstration = config.demo ? { demonstrationAccountId: accountIdOf(tenants[0]) } : {};
  const admission = new Admission(() => health.storage === 'full');
  health.watchLoad(() => admission.overloaded);
  const platform = platformOf(engines, gateways, browserErrorsOf(logger, telemetry.metrics));
  const app = createHttpApp(ApiModule.with({ ...platform, ...demonstration }), {
    logger: nestLogger(logger),
    trustProxy: config.trustProxy,
    limits: config.requestLimits,
    publicOrigin: origin,
    alone: engines.alone,
    admission,
    ...(requests && { requests }),
    pagePolicy,
    async configure(fastify) {
      withDoors(fastify);
      telemetry.watchRequests(fastify);
      refuseWhile(fastify, () => health.engines.isAway('documents'));
      serveHealth(fastify, health);
      if (existsSync(join(webDist, 'index.html'))) {
        await serveWebApps(
          fastify,
          webDist,
          siteOfHost(() => app),
          firstQuestion(() => app),
        );
      }
      servePackagePage(fastify, gateways.carrier);
      if (config.demo && gateways.kept) serveKeptMails(fastify, gateways.kept);
      extend?.(fastify);
    },
  });
  return app;
}
