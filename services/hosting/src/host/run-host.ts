import { FolderInUse } from '@reprise/kernel';
import type { Logger } from 'pino';
import { readConfig, type Config, type HostName } from '../config';
import { ConfigurationFault } from '../configuration-fault';
import { prepareEngines, type Engines, type EngineUse, type PreparedEngines } from '../engines';
import { HostHealth, watchStorage } from '../health';
import { openTelemetry, type Telemetry } from '../telemetry';
import { sizeHeaps } from './heap-sizes';
import { hostLogger } from './host-logger';
import { serveOperations, type OperationsServer } from './operations';
import { ProcessEnd } from './process-end';
import { untilServed } from './until-served';

/** The context of every host, once its engines have answered. */
export type HostContext = {
  readonly config: Config;
  readonly logger: Logger;
  readonly engines: Engines;
  readonly telemetry: Telemetry;
  readonly health: HostHealth;
};
/** A running host. */
export type Serving = {
  /** Finishes work in progress and releases leases. */
  close(): Promise<void>;
};
export type HostOptions = {
  readonly serve: (context: HostContext) => Promise<Serving>;
  /** Additional engines of this host: the relay's bus. */
  readonly uses?: (config: Config) => readonly EngineUse[];
};
type Prepared = Omit<HostContext, 'engines'> & {
  readonly engines: PreparedEngines;
  readonly storage: ReturnType<typeof watchStorage>;
};

async function prepared(host: HostName, { uses = () => [] }: HostOptions): Promise<Prepared> {
  const config = readConfig(process.env, host);
  const logger = hostLogger(config);
  const telemetry = openTelemetry({ host, instance: config.instance, ...config.traces });
  const engines = await prepareEngines(config, { observer: telemetry.observer, logger });
  const health = new HostHealth(config, [...engines.uses, ...uses(config)], logger);
  const storage = watchStorage({ config, health, logger });
  return { config, logger, telemetry, engines, health, storage };
}

/** Closes from the outside in. */
async function stop(
  { health, engines, telemetry, storage }: Prepared,
  operations: OperationsServer,
  starting: Promise<Serving | undefined>,
): Promise<void> {
  health.stopping();
  await health.engines.stop();
  await storage?.stop();
  const serving = await starting.catch(() => undefined);
  await serving?.close();
  await operations.close();
  await engines.close();
  await telemetry.close();
}

async function run(host: HostName, options: HostOptions): Promise<void> {
  sizeHeaps();
  const parts = await prepared(host, options);
  const { config, logger, health, engines } = parts;
  const operations = await serveOperations(config, parts);
  const on = engines.uses.map(({ name, engine, place }) => ({ name, engine, place }));
  health.engines.start();
  const starting = untilServed(health.engines, logger, async () =>
    options.serve({ ...parts, engines: await engines.open(health.engines.isAway) }),
  );
  new ProcessEnd(logger, () => stop(parts, operations, starting)).onSignals().onStrayFailures();
  logger.info({ opsPort: operations.port, engines: on }, 'starting');
  if (!(await starting)) return;
  health.working();
  logger.info({}, 'at work');
}

/**
 * Runs one host until it is told to stop (SIGTERM, SIGINT). An invalid environment is reported in plain words, with
 * exit code 2.
 */
export function runHost(host: HostName, options: HostOptions): void {
  run(host, options).catch((error: unknown) => {
    const isPlain = error instanceof ConfigurationFault || error instanceof FolderInUse;
    const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(isPlain ? 2 : 1);
  });
}
