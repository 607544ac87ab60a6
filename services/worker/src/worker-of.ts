import { buybackExports } from '@reprise/buyback';
import { catalogueExports, importsCompanion, searchFeeding } from '@reprise/catalogue';
import { applyPriceLists } from '@reprise/catalogue/price-lists';
import { provisionConfiguration, removeStocks } from '@reprise/configuration';
import type { Config, Engines, Gateways } from '@reprise/hosting';
import { RebuildThreads, rebuildWork } from '@reprise/hosting/projections';
import { ItemStockContents, stockExports } from '@reprise/item';
import {
  Leased,
  messageOf,
  reactorConsumer,
  Recurring,
  systemClock,
  type Consumer,
  type KernelLogger,
  type Observer,
  type RequestsAhead,
} from '@reprise/kernel';
import { PublicFiles } from '@reprise/kernel/files';
import { provideRoot } from '@reprise/organisation';
import { webhookCompanion } from '@reprise/webhooks';
import { documentOutbox } from './document-outbox';
import { sftpVisiting } from './sftp-visiting';
import { Worker, type Companion, type WorkerOptions } from './worker';

const dayMs = 86_400_000;

export type HostedWorker = Pick<WorkerOptions, 'consumers' | 'companions'> & {
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly config: Config;
  readonly logger: KernelLogger;
  readonly observer?: Observer;
  /** Of the same process: they go first. */
  readonly requests?: RequestsAhead;
};

/** A search shared by all hosts is fed by one of the workers; an in-memory index by its own process. */
function feeding({ engines, config, logger }: HostedWorker) {
  const { search, documents, readModels, log, store } = engines;
  if (!search) return { consumers: [], companions: [] };
  const { instance, leaseMs } = config;
  const lease = { store, instance, leaseMs, clock: systemClock, logger };
  const { consumer, companions } = searchFeeding({ ...lease, search, documents, readModels, log });
  return { consumers: [consumer], companions };
}

function webhooksOf({ engines, gateways, config, logger, requests }: HostedWorker): Companion {
  const { log, store, documents } = engines;
  const { secrets, partners } = gateways;
  const { instance, leaseMs } = config;
  const ports = { log, store, documents, secrets: secrets.box, clock: systemClock, logger };
  const engine = { instance, leaseMs, ...(requests && { requests }) };
  return webhookCompanion({ ...ports, ...partners, engine });
}

/**
 * On one of the workers: several would announce the same events, although each is stored once. A standalone only
 * needs the API's.
 */
function outboxOf({ engines, config, logger }: HostedWorker): readonly Companion[] {
  if (engines.alone) return [];
  const { log, documents, store } = engines;
  const { instance, leaseMs } = config;
  const lease = { store, instance, leaseMs, clock: systemClock, logger };
  return [new Leased('document-outbox', documentOutbox(log, documents, systemClock), lease)];
}

/** What follows from events in documents: an account gets what all have, a product the price of its list. */
function provisioning({ engines, logger }: HostedWorker): readonly Consumer[] {
  const { log, documents, readModels, send } = engines;
  const outbox = documentOutbox(log, documents, systemClock);
  const ports = { documents, clock: systemClock, announce: () => outbox.flush() };
  const contents = new ItemStockContents(readModels, systemClock);
  return [
    provideRoot(ports),
    provisionConfiguration(ports),
    removeStocks({ ...ports, contents }),
    applyPriceLists(ports),
  ].map((reactor) => reactorConsumer(reactor, { send, logger }));
}

/** One of the workers removes what an interrupted upload left in the file store, and uploads that nobody used. */
function sweepingOf({ engines, config, logger }: HostedWorker): readonly Companion[] {
  const { sweepFiles, store, files, documents } = engines;
  const clock = systemClock;
  const uploads = new PublicFiles(files, documents, clock);
  const work = async (): Promise<void> => {
    await sweepFiles?.();
    await uploads.sweep();
  };
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'leftover files could not be removed');
  const sweep = new Recurring({ work, pauseMs: () => dayMs, failed, clock });
  const { instance, leaseMs } = config;
  return [new Leased('file-sweep', sweep, { store, instance, leaseMs, clock, logger })];
}

function exportsOf({ engines, config, logger }: HostedWorker): readonly Companion[] {
  const { store, documents, files, readModels } = engines;
  const { instance, leaseMs } = config;
  const shared = { store, documents, files, instance, leaseMs, clock: systemClock, logger };
  const lists = { ...shared, readModels };
  return [catalogueExports(shared), buybackExports(lists), stockExports(lists)];
}

/** On one of the workers: an import is written in the order of its lines. */
function importing({ engines, config, logger }: HostedWorker): Companion {
  const { documents, files, log, store } = engines;
  const { instance, leaseMs } = config;
  const imports = importsCompanion({ documents, files, log, clock: systemClock, logger });
  return new Leased('catalogue-imports', imports, { store, instance, leaseMs, clock: systemClock, logger });
}

/** On one of the workers: what operators asked for at their screen. */
function rebuilding({ engines, config, logger }: HostedWorker): Companion {
  const { readDocuments, log, store } = engines;
  const { instance, leaseMs } = config;
  const threads = new RebuildThreads(config, engines.turns);
  const work = rebuildWork({ documents: readDocuments, log, threads, logger });
  return new Leased('projection-rebuilds', work, { store, instance, leaseMs, clock: systemClock, logger });
}

/** The worker over the engines opened by its host. */
export function workerOf(hosted: HostedWorker): Worker {
  const { engines, gateways, config, requests, consumers = [], companions = [], ...rest } = hosted;
  const { log, store, timers, readModels, documents, files, send } = engines;
  const { customers, links, mailer, carriers, providers, buyers } = gateways;
  const { instance, leaseMs } = config;
  const fed = feeding(hosted);
  return new Worker({
    ...{ log, store, timers, readModels, documents, files, send, clock: systemClock },
    ...{ customers, links, mailer, carriers, providers, buyers },
    ...rest,
    consumers: [...fed.consumers, ...provisioning(hosted), ...consumers],
    companions: [
      ...fed.companions,
      webhooksOf(hosted),
      ...outboxOf(hosted),
      ...sweepingOf(hosted),
      ...exportsOf(hosted),
      importing(hosted),
      sftpVisiting(hosted),
      rebuilding(hosted),
      ...companions,
    ],
    engine: { instance, leaseMs, ...(requests && { requests }) },
    carrierPlaces: config.carrierPlaces,
  });
}
