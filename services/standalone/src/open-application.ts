import { ApiModule, platformOf } from '@reprise/api';
import {
  accountIdOf,
  browserErrorsOf,
  Metrics,
  openEngines,
  openGateways,
  tenants,
  type Config,
  type Engines,
} from '@reprise/hosting';
import { silentLogger } from '@reprise/kernel';
import { createHttpApp } from '@reprise/kernel/http';

export type OpenedApplication = {
  readonly app: Awaited<ReturnType<typeof createHttpApp>>;
  close(): Promise<void>;
};

function openApi(config: Config, engines: Engines): Promise<OpenedApplication['app']> {
  const gateways = openGateways(config, engines, silentLogger);
  const demonstration = config.demo ? { demonstrationAccountId: accountIdOf(tenants[0]) } : {};
  const platform = {
    ...platformOf(engines, gateways, browserErrorsOf(silentLogger, new Metrics(false))),
    ...demonstration,
  };
  return createHttpApp(ApiModule.with(platform), { logger: false, limits: false });
}

/** The API on its engines, neither listening nor working: for commands and for the catalogue. */
export async function openApplication(config: Config): Promise<OpenedApplication> {
  const engines = await openEngines(config);
  try {
    const app = await openApi(config, engines);
    const close = async (): Promise<void> => {
      await app.close();
      await engines.close();
    };
    return { app, close };
  } catch (error) {
    // Left open, they would keep the process alive after it has reported its error.
    await engines.close();
    throw error;
  }
}
