import {
  HostHealth,
  openGateways,
  openTelemetry,
  prepareEngines,
  untilServed,
  watchFilling,
  type Config,
  type ConsumerWatch,
  type Engines,
  type EngineUse,
  type FillingWatch,
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
  readonly filling: FillingWatch;
  readonly health: HostHealth;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
};

/** If it is alone on its folder it always has the same name, so that it need not wait for a killed process's leases. */
const nameOf = ({ instance }: Config, { alone }: Engines): string => (alone ? 'standalone' : instance);

/** Waits until the engines answer. */
type Ready = (uses: readonly EngineUse[], health: HostHealth) => Promise<unknown>;
const quietly: Ready = (_uses, { engines }) => {
  engines.start();
  return engines.ready();
};

/**
 * Everything in one process: engines, embedded or not, and external systems. Waits for unavailable engines.
 * @param port where people reach it, once it listens.
 */
export async function openInstallation(
  config: Config,
  logger: KernelLogger,
  port: () => number,
  ready: Ready = quietly,
): Promise<Installation> {
  const telemetry = openTelemetry({ host: config.host, instance: config.instance, ...config.traces });
  const { observer } = telemetry;
  const prepared = await prepareEngines(config, { observer, logger });
  const relay = relayInside(config, logger, telemetry);
  const uses = [...prepared.uses, ...relay.uses];
  const health = new HostHealth(config, uses, logger);
  await ready(uses, health);
  const engines = await untilServed(health.engines, logger, () => prepared.open());
  if (!engines) throw new Error('stopped before its engines answered');
  const gateways = openGateways(config, engines, logger, port);
  const named = { ...config, instance: nameOf(config, engines) };
  const { consumers } = relay;
  const worker = workerOf({ engines, gateways, logger, observer, consumers, config: named });
  const watch = watchWorker({ health, telemetry, engines, logger }, worker);
  const filling = watchFilling({ engines, health, logger });
  return {
    ...{ engines, gateways, worker, watch, filling, health, telemetry },
    platform: platformOf(engines, gateways),
    async close() {
      await health.engines.stop();
      await watch.stop();
      await filling.stop();
      await worker.stop();
      await relay.close();
      await engines.close();
      await telemetry.close();
    },
  };
}
