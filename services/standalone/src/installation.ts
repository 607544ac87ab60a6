import { mkdirSync } from 'node:fs';
import { Worker, commandSender, openDataFolder, type DataFolder } from '@reprise/worker';
import type { Platform } from '@reprise/api';
import {
  buildPain001,
  CustomerVault,
  DiskFileStore,
  judgeImage,
  KeptMailer,
  oneCarrier,
  paymentProviders,
  PdfPrinter,
  SandboxCarrier,
  SealedNotes,
  SignedLinks,
  SmtpMailer,
  type Carrier,
  type Mailer,
} from '@reprise/gateways';
import { noSingleSignOn } from '@reprise/identity';
import { DeciderStore, lockFolder, systemClock, type KernelLogger } from '@reprise/kernel';
import type { PositionWaiter } from '@reprise/kernel/http';
import { projections, eventCatalogues } from '@reprise/worker';
import { Refusal } from '@reprise/contracts/problems';
import type { Config } from './config';
import { MailedPasswordLinks } from './password-mails';
import { publicOrigins } from './public-origin';
import { openSecrets } from './secrets';

const now = (): Date => systemClock.now();
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** States kept in memory; a few hundred bytes each. */
const cachedStreams = 20_000;

/** A query that names a position is answered once every list has passed it (domain.md §8). */
function allListsWaiter({ readModels }: DataFolder): PositionWaiter {
  return {
    async reached(position, milliseconds) {
      try {
        await Promise.all(
          projections.map((each) => readModels.waitForPosition(each, position, milliseconds)),
        );
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}

function openMailer(config: Config, folder: DataFolder): { mailer: Mailer; kept?: KeptMailer } {
  const { dataDir, mailFrom: from, smtpUrl: url } = config;
  if (url) return { mailer: new SmtpMailer({ url, from, documents: folder.documents, now }) };
  const kept = new KeptMailer({ dataDir, from, now });
  return { mailer: kept, kept };
}

export type Installation = {
  readonly platform: Platform;
  readonly worker: Worker;
  readonly folder: DataFolder;
  readonly carrier: Carrier;
  /** Mails kept on disk, when there is no mail server. */
  readonly kept?: KeptMailer;
  close(): Promise<void>;
};

/** Everything of one machine: embedded engines, sandbox carrier and providers, mail, files, secrets. */
export function openInstallation(config: Config, logger: KernelLogger, port: () => number): Installation {
  mkdirSync(config.dataDir, { recursive: true });
  const unlock = lockFolder(config.dataDir);
  const folder = openDataFolder(config.dataDir, { synchronous: config.durability, clock: systemClock });
  const { log, documents, readModels } = folder;
  const secrets = openSecrets(config);
  const store = new DeciderStore(log, eventCatalogues(), cachedStreams);
  const originOf = publicOrigins(documents, port);
  const { mailer, kept } = openMailer(config, folder);
  const customers = new CustomerVault(documents, secrets.box);
  const files = new DiskFileStore({ dataDir: config.dataDir });
  const links = new SignedLinks(secrets.linkKey, originOf);
  const trackingLink = (number: string): string =>
    `http://localhost:${port()}/parcel/${encodeURIComponent(number)}`;
  const carrier = new SandboxCarrier({ documents, now, wait, trackingLink });
  const carriers = oneCarrier(carrier);
  const providers = paymentProviders({ documents, box: secrets.box, now, wait });
  const platform: Platform = {
    ...{ log, store, readModels, documents, clock: systemClock, customers, files, links },
    waiter: allListsWaiter(folder),
    printer: new PdfPrinter(documents, files),
    notes: new SealedNotes(documents, secrets.box),
    secrets: secrets.box,
    judgeImage,
    writePaymentFile: buildPain001,
    sessionKey: secrets.sessionKey,
    searchSecret: secrets.searchSecret,
    passwordMailer: new MailedPasswordLinks(mailer, documents, originOf, logger, now),
    singleSignOn: noSingleSignOn,
  };
  const worker = new Worker({
    ...{ log, readModels, documents, customers, files, links, mailer, carriers, providers, logger },
    store: folder.store,
    timers: folder.timers,
    send: commandSender(store),
    // Always the same name: the folder is ours alone, so a killed process's leases need not be waited for.
    engine: { instance: 'standalone' },
  });
  const close = async (): Promise<void> => {
    await worker.stop();
    await folder.close();
    unlock();
  };
  return { platform, worker, folder, carrier, ...(kept ? { kept } : {}), close };
}
