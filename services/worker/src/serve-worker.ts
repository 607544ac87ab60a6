import { ConsumerWatch, openGateways, watchFilling, type HostContext, type Serving } from '@reprise/hosting';
import { SubscriptionOperator, systemClock, type KernelLogger } from '@reprise/kernel';
import { sagaAges } from './saga-ages';
import { workerOf, type HostedWorker } from './worker-of';

type WatchedHost = Pick<HostContext, 'health' | 'telemetry' | 'engines'> & { readonly logger: KernelLogger };

/**
 * Consumers, sagas and timers, wherever they run, are reported in the host's health and metrics. @returns the watch
 * over them.
 */
export function watchWorker({ health, telemetry, engines, logger }: WatchedHost): ConsumerWatch {
  const { log, store, readModels, timers } = engines;
  const operator = new SubscriptionOperator(log, store, systemClock);
  const overview = () => operator.overview();
  const watch = new ConsumerWatch({ log, overview, logger });
  health.watchConsumers(() => watch.troubles());
  telemetry.metrics.watchConsumers(overview);
  telemetry.metrics.watchSagas(sagaAges({ readModels, timers, clock: systemClock }));
  return watch;
}

/** Runs background work only. @param more consumers that the host adds. */
export async function serveWorker(
  context: HostContext,
  more: Pick<HostedWorker, 'consumers' | 'companions'> = {},
): Promise<Serving> {
  const { config, engines, logger, telemetry } = context;
  const gateways = openGateways(config, engines, logger);
  const { observer } = telemetry;
  const worker = workerOf({ engines, gateways, config, logger, observer, ...more });
  const filling = watchFilling(context);
  worker.start();
  await filling.start().catch(async (error: unknown) => {
    // An engine went away: the host begins again, with another worker.
    await worker.stop().catch(() => undefined);
    throw error;
  });
  const watch = watchWorker(context);
  watch.start();
  return {
    async close() {
      await filling.stop();
      await watch.stop();
      await worker.stop();
    },
  };
}
