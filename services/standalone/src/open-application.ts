import { ApiModule } from '@reprise/api';
import { silentLogger } from '@reprise/kernel';
import { createHttpApp } from '@reprise/kernel/http';
import type { Config } from '@reprise/hosting';
import { openInstallation } from './installation';

export type OpenedApplication = {
  readonly app: Awaited<ReturnType<typeof createHttpApp>>;
  close(): Promise<void>;
};

/** The API on its data folder, neither listening nor working: for commands and for the catalogue. */
export async function openApplication(config: Config): Promise<OpenedApplication> {
  const installation = await openInstallation(config, silentLogger, () => config.port);
  const app = await createHttpApp(ApiModule.with(installation.platform), { logger: false });
  const close = async (): Promise<void> => {
    await app.close();
    await installation.close();
  };
  return { app, close };
}
