import {
  browserErrorsOf,
  HostHealth,
  openGateways,
  openTelemetry,
  prepareEngines,
  untilServed,
  watchFilling,
  watchStorage,
  type Beside,
  type Config,
  type ConsumerWatch,
  type Engines,
  type EngineUse,
  type FillingWatch,
  type Gateways,
  type Telemetry,
} from '@reprise/hosting';
import { platformOf, type Platform } from '@reprise/api';
import type { KernelLogger, RequestsUnderWay } from '@reprise/kernel';
import { watchWorker, workerOf, type HostedWorker, type Worker } from '@reprise/worker';
import { relayInside } from './relay-inside';
import { WorkerThread } from './worker-thread';

/** What follows from requests, wherever it is done. */
export type Background = {
  /** Resolves once it works. */
  start(): void | Promise<void>;
  stop(): Promise<void>;
  /** Where people reach this process. */
  listens?(port: number): void;
};

export type Installation<B = Worker> = {
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly platform: Platform;
  readonly worker: B;
  readonly watch: ConsumerWatch;
  readonly filling: FillingWatch;
  readonly health: HostHealth;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
};

/** If it is alone on its folder it always has the same name, so that it need not wait for a killed process's leases. */
const nameOf = ({ instance }: Config, { alone }: Engines): string => (alone ? 'standalone' : instance);

/** Waits until the engines answer. */
export type Ready = (uses: readonly EngineUse[], health: HostHealth) => Promise<unknown>;
const quietly: Ready = (_uses, { engines }) => {
  engines.start();
  return engines.ready();
};
type Site = {
  readonly config: Config;
  readonly logger: KernelLogger;
  /** Where people reach it, once it listens. */
  readonly port: () => number;
  readonly ready?: Ready;
  /** Of this process: they go first. */
  readonly requests?: RequestsUnderWay;
};
/** Where background work is done. */
type Place<B> = { readonly beside?: Beside; open(work: HostedWorker & { readonly config: Config }): B };

async function compose<B extends Background>(site: Site, place: Place<B>): Promise<Installation<B>> {
  const { config, logger, port, requests, ready = quietly } = site;
  const telemetry = openTelemetry({ host: config.host, instance: config.instance, ...config.traces });
  const { observer } = telemetry;
  const prepared = await prepareEngines(config, { observer, logger, beside: place.beside });
  const relay = relayInside(config, logger, telemetry);
  const uses = [...prepared.uses, ...relay.uses];
  const health = new HostHealth(config, uses, logger);
  await ready(uses, health);
  const engines = await untilServed(health.engines, logger, () => prepared.open(health.engines.isAway));
  if (!engines) throw new Error('stopped before its engines answered');
  const gateways = openGateways(config, engines, logger, port);
  const named = { ...config, instance: nameOf(config, engines) };
  const { consumers } = relay;
  const first = requests && { requests };
  const worker = place.open({ engines, gateways, logger, observer, consumers, config: named, ...first });
  const watch = watchWorker({ health, telemetry, engines, logger });
  const filling = watchFilling({ engines, health, logger });
  const storage = watchStorage({ config, health, logger });
  return {
    ...{ engines, gateways, worker, watch, filling, health, telemetry },
    platform: platformOf(engines, gateways, browserErrorsOf(logger, telemetry.metrics)),
    async close() {
      await health.engines.stop();
      await storage?.stop();
      await watch.stop();
      await filling.stop();
      await worker.stop();
      await relay.close();
      await engines.close();
      await telemetry.close();
    },
  };
}

/** Everything in one thread: engines, embedded or not, and external systems. Waits for unavailable engines. */
export const openInstallation = (site: Site): Promise<Installation> => compose(site, { open: workerOf });

/** The same with what follows from requests in a thread of its own. */
export async function openWithThread(site: Site): Promise<Installation<Background>> {
  const thread = new WorkerThread();
  if (site.requests) thread.letGoFirst(site.requests);
  const open = ({ config }: { readonly config: Config }): Background => {
    thread.begin(config);
    return thread;
  };
  const installation = await compose(site, { beside: thread.beside, open });
  installation.telemetry.metrics.addCounted(() => thread.counted());
  return installation;
}
