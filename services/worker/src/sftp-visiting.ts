import { exportedFile, UnattendedImports } from '@reprise/catalogue';
import { SftpNoticeMail, SftpRounds, SftpVisits, type SftpFiles } from '@reprise/gateways';
import { DocumentReference } from '@reprise/gateways/reactors';
import type { Config, Engines, Gateways } from '@reprise/hosting';
import { Leased, messageOf, Recurring, systemClock, type KernelLogger } from '@reprise/kernel';

type Hosted = {
  readonly engines: Engines;
  readonly gateways: Gateways;
  readonly config: Pick<Config, 'instance' | 'leaseMs'>;
  readonly logger: KernelLogger;
};
const clock = systemClock;
const lookMs = 10_000;
const actor = { userId: 'sftp', role: 'program' };

/** Files of servers as imports, and exports as files of servers. */
function filesOf({ documents, files }: Engines): SftpFiles {
  const imports = new UnattendedImports({ documents, files, clock });
  const asked = (file: Parameters<SftpFiles['accept']>[0]) => ({
    ...{ ...file, actor, origin: 'sftp' as const, content: 'products' as const },
    sourceAccountId: file.accountId,
  });
  return {
    accept: async (file, content) => (await imports.accept(asked(file), content))._id,
    outcome: (accountId, id) => imports.outcome(accountId, id),
    notFetched: (file, error) => imports.notFetched(asked(file), error),
    exported: (accountId, content) => exportedFile(documents, accountId, content),
  };
}

/** One of the workers visits the servers of accounts. */
export function sftpVisiting({ engines, gateways, config, logger }: Hosted): Leased {
  const { documents, files, store } = engines;
  const { connectors: desk, mailer, originOf, partners } = gateways;
  const reference = new DocumentReference(documents, files);
  const rounds = new SftpRounds({
    ...{ desk, clock, visits: new SftpVisits(documents), files: filesOf(engines) },
    notice: new SftpNoticeMail({ mailer, reference, originOf }),
    rule: { privateAddresses: partners.privateAddresses },
  });
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'servers could not be visited');
  const visiting = new Recurring({ work: () => rounds.work(), pauseMs: () => lookMs, failed, clock });
  const { instance, leaseMs } = config;
  return new Leased('sftp-visits', visiting, { store, instance, leaseMs, clock, logger });
}
