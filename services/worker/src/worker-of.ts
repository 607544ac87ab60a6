import type { Config, Engines, Gateways } from '@reprise/hosting';
import { systemClock, type KernelLogger, type Observer } from '@reprise/kernel';
import { Worker, type WorkerOptions } from './worker';

export type HostedWorker = Pick<WorkerOptions, 'consumers' | 'companions'> & {
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly config: Pick<Config, 'instance' | 'leaseMs'>;
  readonly logger: KernelLogger;
  readonly observer?: Observer;
};

/** The worker over what its host has opened. */
export function workerOf({ engines, gateways, config, ...rest }: HostedWorker): Worker {
  const { log, store, timers, readModels, documents, files, send } = engines;
  const { customers, links, mailer, carriers, providers } = gateways;
  const { instance, leaseMs } = config;
  return new Worker({
    ...{ log, store, timers, readModels, documents, files, send, clock: systemClock },
    ...{ customers, links, mailer, carriers, providers },
    ...rest,
    engine: { instance, leaseMs },
  });
}
