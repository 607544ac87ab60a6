import { listen, openGateways, watchFilling, type HostContext, type Serving } from '@reprise/hosting';
import { openApiApp } from './api-app';

/** Only HTTP: the consequences of commands are handled by the workers. */
export async function serveApi(context: HostContext): Promise<Serving> {
  const { config, engines, logger } = context;
  const gateways = openGateways(config, engines, logger);
  if (gateways.kept)
    logger.warn({ dataDir: config.dataDir }, 'SMTP_URL is not set: mails are kept in the data folder');
  const origin = (): string => config.publicUrl ?? `http://localhost:${config.port}`;
  const app = await openApiApp({ ...context, gateways, origin });
  const filling = watchFilling(context);
  try {
    await filling.start();
    const port = await listen(app.getHttpAdapter().getInstance(), config.port, 'PORT');
    logger.info({ port }, 'listening');
  } catch (error) {
    await filling.stop();
    await app.close();
    throw error;
  }
  return {
    async close() {
      await filling.stop();
      await app.close();
    },
  };
}
