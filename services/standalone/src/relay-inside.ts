import type { Config, EngineUse, Telemetry } from '@reprise/hosting';
import type { Consumer, KernelLogger } from '@reprise/kernel';
import { busOf, BusUse, relayOf } from '@reprise/relay';

/** The relay's part of a process that has other work too. */
export type RelayInside = {
  readonly uses: readonly EngineUse[];
  readonly consumers: readonly Consumer[];
  /** After the worker has stopped. */
  close(): Promise<void>;
};
const none: RelayInside = { uses: [], consumers: [], close: () => Promise.resolve() };

/** With a bus named, this process is its relay too. It works on while the bus is away. */
export function relayInside(
  config: Config,
  logger: KernelLogger,
  telemetry: Pick<Telemetry, 'metrics'>,
): RelayInside {
  if (!config.kafka || config.host !== 'standalone') return none;
  const relay = relayOf(config, logger, telemetry);
  return {
    uses: [new BusUse(busOf(config), false, logger)],
    consumers: [relay],
    close: () => relay.close(),
  };
}
