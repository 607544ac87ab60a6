import {
  ConfigurationFault,
  openGateways,
  watchFilling,
  type HostContext,
  type Serving,
} from '@reprise/hosting';
import { openApiApp } from './api-app';

const isInUse = (error: unknown): boolean => Object(error).code === 'EADDRINUSE';

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
    await app.listen({ port: config.port, host: '0.0.0.0' });
  } catch (error) {
    await filling.stop();
    await app.close();
    if (isInUse(error)) throw new ConfigurationFault(`PORT: ${config.port} is in use by another process.`);
    throw error;
  }
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  logger.info({ port }, 'listening');
  return {
    async close() {
      await filling.stop();
      await app.close();
    },
  };
}
