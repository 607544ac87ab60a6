import { faultName, FolderInUse, isEngineAway, messageOf } from '@reprise/kernel';
import type { Logger } from 'pino';
import { ConfigurationFault, readConfig, type Config, type HostName } from '../config';
import { prepareEngines, type Engines, type EngineUse, type PreparedEngines } from '../engines';
import { HostHealth } from '../health';
import { openTelemetry, type Telemetry } from '../telemetry';
import { hostLogger } from './host-logger';
import { serveOperations, type OperationsServer } from './operations';
import { untilServed } from './until-served';

/** What every host works with, once its engines have answered. */
export type HostContext = {
  readonly config: Config;
  readonly logger: Logger;
  readonly engines: Engines;
  readonly telemetry: Telemetry;
  readonly health: HostHealth;
};
/** A host at work. */
export type Serving = {
  /** Finishes what is in hand and gives leases back. */
  close(): Promise<void>;
};
export type HostOptions = {
  readonly serve: (context: HostContext) => Promise<Serving>;
  /** Engines of this host's own: the relay's bus. */
  readonly uses?: (config: Config) => readonly EngineUse[];
};
type Prepared = Omit<HostContext, 'engines'> & { readonly engines: PreparedEngines };

/** Longer than an orchestrator waits by default is no use. */
const graceMs = 25_000;

async function prepared(host: HostName, { uses = () => [] }: HostOptions): Promise<Prepared> {
  const config = readConfig(process.env, host);
  const logger = hostLogger(config);
  const telemetry = openTelemetry({ host, instance: config.instance, ...config.traces });
  const engines = await prepareEngines(config, { observer: telemetry.observer, logger });
  const health = new HostHealth(config, [...engines.uses, ...uses(config)], logger);
  return { config, logger, telemetry, engines, health };
}

/** Closes from the outside in; what does not end in time is left to the leases. */
async function stop(
  { logger, health, engines, telemetry }: Prepared,
  operations: OperationsServer,
  starting: Promise<Serving | undefined>,
): Promise<void> {
  setTimeout(() => {
    logger.error({ graceMs }, 'did not stop in time');
    process.exit(1);
  }, graceMs).unref();
  health.stopping();
  await health.engines.stop();
  const serving = await starting.catch(() => undefined);
  await serving?.close();
  await operations.close();
  await engines.close();
  await telemetry.close();
  logger.info({}, 'stopped');
  process.exit(0);
}

function onSignal(logger: Logger, stopping: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      stopped ??= stopping().catch((error: unknown) => {
        logger.error({ error: messageOf(error) }, 'did not stop cleanly');
        process.exit(1);
      });
    });
  }
}

/** An engine's absence is never the end of a host, wherever it is noticed; any other stray failure is. */
function onStrayFailure({ logger }: Prepared): void {
  process.on('unhandledRejection', (error) => {
    const name = faultName(error);
    if (isEngineAway(error)) return logger.warn({ error: name }, 'an engine is away');
    logger.fatal(
      { error: name, stack: error instanceof Error ? error.stack : undefined },
      'unhandled failure',
    );
    process.exit(1);
  });
}

async function run(host: HostName, options: HostOptions): Promise<void> {
  const parts = await prepared(host, options);
  const { config, logger, health, engines } = parts;
  const operations = await serveOperations(config, parts);
  onStrayFailure(parts);
  const on = engines.uses.map(({ name, engine, place }) => ({ name, engine, place }));
  health.engines.start();
  const starting = untilServed(health.engines, logger, async () =>
    options.serve({ ...parts, engines: await engines.open() }),
  );
  onSignal(logger, () => stop(parts, operations, starting));
  logger.info({ opsPort: operations.port, engines: on }, 'starting');
  if (!(await starting)) return;
  health.working();
  logger.info({}, 'at work');
}

/** Runs one host until it is told to end (SIGTERM, SIGINT). A wrong environment is said in plain words, with code 2. */
export function runHost(host: HostName, options: HostOptions): void {
  run(host, options).catch((error: unknown) => {
    const isPlain = error instanceof ConfigurationFault || error instanceof FolderInUse;
    const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(isPlain ? 2 : 1);
  });
}
