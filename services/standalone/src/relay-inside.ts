import type { Config, EngineUse, Telemetry } from '@reprise/hosting';
import type { Consumer, KernelLogger } from '@reprise/kernel';

/** The relay inside a process that also has other work. */
export type RelayInside = {
  readonly uses: readonly EngineUse[];
  readonly consumers: readonly Consumer[];
  /** Call it after the worker has stopped. */
  close(): Promise<void>;
};
const none: RelayInside = { uses: [], consumers: [], close: () => Promise.resolve() };

/** If a bus is configured, this process is its relay too. It keeps working while the bus is unavailable. */
export function relayInside(
  config: Config,
  logger: KernelLogger,
  telemetry: Pick<Telemetry, 'metrics'>,
): RelayInside {
  if (!config.kafka || config.host !== 'standalone') return none;
  // Loaded on demand, with the client of its bus.
  const { busOf, BusUse, relayOf } = require('@reprise/relay') as typeof import('@reprise/relay');
  const relay = relayOf(config, logger, telemetry);
  return {
    uses: [new BusUse(busOf(config), false, logger)],
    consumers: [relay],
    close: () => relay.close(),
  };
}
