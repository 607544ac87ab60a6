import {
  HostHealth,
  openGateways,
  openTelemetry,
  prepareEngines,
  type Config,
  type ConsumerWatch,
  type Engines,
  type Gateways,
  type Telemetry,
} from '@reprise/hosting';
import { platformOf, type Platform } from '@reprise/api';
import type { KernelLogger } from '@reprise/kernel';
import { watchWorker, workerOf, type Worker } from '@reprise/worker';
import { relayInside } from './relay-inside';

export type Installation = {
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly platform: Platform;
  readonly worker: Worker;
  readonly watch: ConsumerWatch;
  readonly health: HostHealth;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
};

/** Alone on its folder it has always the same name, so that a killed process's leases need not be waited for. */
const nameOf = ({ instance }: Config, { alone }: Engines): string => (alone ? 'standalone' : instance);

/** Everything of one process: engines, embedded or not, and the world outside. Waits for engines that are away. */
export async function openInstallation(
  config: Config,
  logger: KernelLogger,
  port: () => number,
): Promise<Installation> {
  const telemetry = openTelemetry({ host: config.host, instance: config.instance, ...config.traces });
  const { observer } = telemetry;
  const prepared = await prepareEngines(config, { observer, logger });
  const relay = relayInside(config, logger, telemetry);
  const health = new HostHealth(config, [...prepared.uses, ...relay.uses], logger);
  health.engines.start();
  await health.engines.ready();
  const engines = await prepared.open();
  const gateways = openGateways(config, engines, logger, port);
  const named = { instance: nameOf(config, engines), leaseMs: config.leaseMs };
  const { consumers } = relay;
  const worker = workerOf({ engines, gateways, logger, observer, consumers, config: named });
  const watch = watchWorker({ health, telemetry, engines, logger }, worker);
  return {
    ...{ engines, gateways, worker, watch, health, telemetry },
    platform: platformOf(engines, gateways),
    async close() {
      await health.engines.stop();
      await watch.stop();
      await worker.stop();
      await relay.close();
      await engines.close();
      await telemetry.close();
    },
  };
}
