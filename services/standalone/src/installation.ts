import { platformOf, type Platform } from '@reprise/api';
import { openEngines, openGateways, type Config, type Engines, type Gateways } from '@reprise/hosting';
import type { KernelLogger } from '@reprise/kernel';
import { workerOf, type Worker } from '@reprise/worker';

export type Installation = {
  readonly platform: Platform;
  readonly worker: Worker;
  readonly engines: Engines;
  readonly gateways: Gateways;
  close(): Promise<void>;
};

/** Alone on its folder it has always the same name, so that a killed process's leases need not be waited for. */
const nameOf = ({ instance }: Config, { alone }: Engines): string => (alone ? 'standalone' : instance);

/** Everything of one process: engines, embedded or not, and the world outside. @param port where it listens. */
export async function openInstallation(
  config: Config,
  logger: KernelLogger,
  port: () => number,
): Promise<Installation> {
  const engines = await openEngines(config);
  const gateways = openGateways(config, engines, logger, port);
  const { leaseMs } = config;
  const instance = nameOf(config, engines);
  const worker = workerOf({ engines, gateways, logger, config: { instance, leaseMs } });
  return {
    ...{ engines, gateways, worker },
    platform: platformOf(engines, gateways),
    async close() {
      await worker.stop();
      await engines.close();
    },
  };
}
