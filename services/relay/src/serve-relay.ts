import { ConsumerWatch, type HostContext, type Serving } from '@reprise/hosting';
import { SubscriptionEngine } from '@reprise/kernel';
import { relayOf } from './relay-of';

/** The log's public messages to the bus. Several may run: one relays, the others wait for its lease. */
export async function serveRelay({
  config,
  engines,
  logger,
  telemetry,
  health,
}: HostContext): Promise<Serving> {
  const { log, store } = engines;
  const { instance, leaseMs } = config;
  const relay = relayOf(config, logger, telemetry);
  const { observer, metrics } = telemetry;
  // However long the bus is down, nobody has to restart the relay: it resumes by itself.
  const consumerTries = Number.POSITIVE_INFINITY;
  const engine = new SubscriptionEngine({ log, store, instance, leaseMs, logger, observer, consumerTries });
  engine.add(relay);
  const overview = () => engine.operator.overview();
  const watch = new ConsumerWatch({ log, overview, logger });
  health.watchConsumers(() => watch.troubles());
  metrics.watchConsumers(overview);
  engine.start();
  watch.start();
  return {
    async close() {
      await watch.stop();
      await engine.stop();
      await relay.close();
    },
  };
}
