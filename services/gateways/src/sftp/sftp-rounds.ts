import { setTimeout as wait } from 'node:timers/promises';
import { sftpExportFile, sftpImportFile } from '@reprise/contracts/connectors';
import { importContentSchema, importStrategySchema, type ImportError } from '@reprise/contracts/imports';
import type { Clock } from '@reprise/kernel';
import type { ConnectorDesk } from '../connectors';
import type { Opened } from '../connectors/connector-directory';
import { fetchImport } from './fetch-import';
import { leaveExport } from './leave-export';
import type { SftpRule } from './sftp-connection';
import type { FetchedFile, SftpFiles, SftpNotice } from './sftp-files.port';
import { sftpPlaceOf } from './sftp-place';
import { SftpSession } from './sftp-session';
import { sftpTrouble, type SftpTrouble } from './sftp-trouble';
import type { SftpVisits } from './sftp-visits.store';
import { afterFailure, afterImport, afterVisit, isDue, slotOf, type VisitState } from './sftp-visits.rules';

export type SftpRoundsOptions = {
  readonly desk: Pick<ConnectorDesk, 'directory' | 'answers' | 'holds'>;
  readonly visits: SftpVisits;
  readonly files: SftpFiles;
  readonly notice: SftpNotice;
  readonly clock: Clock;
  readonly rule: SftpRule;
  /** How long a file must stay as it is before it is taken; default 5 s. */
  readonly settleMs?: number;
};

type Taken = Pick<VisitState, 'mark' | 'importId'>;

/** Visits the servers of accounts, each once a day: takes the file that is there, and leaves the export that is asked for. */
export class SftpRounds {
  constructor(private readonly options: SftpRoundsOptions) {}

  /** One after the other: a server that is slow keeps only the others of this round waiting. */
  async work(): Promise<void> {
    const { desk, visits, clock } = this.options;
    const faults: unknown[] = [];
    for (const opened of await desk.directory.activeOfAll('scheduled')) {
      const state = await this.followed(opened, await visits.of(opened.id));
      const slot = slotOf(Number(opened.properties['hour']), clock.now());
      if (!isDue(state, slot, clock.now()) || !(await desk.holds(opened))) continue;
      await this.visit(opened, state, slot).catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw faults[0];
  }

  private async visit(opened: Opened, state: VisitState, slot: string): Promise<void> {
    const { desk, visits } = this.options;
    try {
      const taken = await this.exchange(opened, state);
      await desk.answers.note(opened, 'works');
      await visits.put(opened, afterVisit(slot, { ...state, ...taken }));
    } catch (error) {
      await this.failed(opened, state, slot, sftpTrouble(error));
    }
  }

  private async exchange(opened: Opened, { mark: known }: VisitState): Promise<Taken> {
    const { files, clock, rule, settleMs = 5000 } = this.options;
    const place = sftpPlaceOf(opened);
    const session = await SftpSession.open(place, rule);
    let importId: string | undefined;
    try {
      const mark = await fetchImport({
        ...{ session, folder: place.folder, known, now: clock.now(), settled: () => wait(settleMs) },
        take: async (content) => (importId = await files.accept(fileOf(opened), content)),
      });
      const exported = importContentSchema.safeParse(opened.properties['exports']).data;
      if (exported) {
        const path = `${place.folder}/${sftpExportFile(exported)}`;
        await leaveExport(session, path, files.exported(opened.accountId, exported));
      }
      return { ...(mark !== undefined && { mark }), ...(importId !== undefined && { importId }) };
    } finally {
      session.close();
    }
  }

  /** It is listed for every day on which nothing was fetched, and told by mail once until it works again. */
  private async failed(opened: Opened, state: VisitState, slot: string, trouble: SftpTrouble): Promise<void> {
    const { desk, visits, files, clock } = this.options;
    const { error, outcome, detail, again, listed } = trouble;
    await desk.answers.note(opened, outcome, detail);
    const next = afterFailure(state, slot, clock.now(), again);
    if (!next.givenUp) return visits.put(opened, next.state);
    if (!listed) await files.notFetched(fileOf(opened), error);
    await this.tell(opened, state, error, slot);
    await visits.put(opened, { ...next.state, told: true });
  }

  /** A file that was taken may fail while it is imported: that is told as if it had been refused at once. */
  private async followed(opened: Opened, state: VisitState): Promise<VisitState> {
    const { visits, files } = this.options;
    const { importId, slot = '' } = state;
    const outcome = importId && (await files.outcome(opened.accountId, importId));
    if (!outcome) return state;
    const { error } = outcome;
    // Whoever cancels an import knows it.
    const failed = error !== null && error !== 'cancelled';
    if (failed) await this.tell(opened, state, error, slot);
    const next = afterImport(state, failed);
    await visits.put(opened, next);
    return next;
  }

  private async tell(opened: Opened, { told }: VisitState, error: ImportError, slot: string): Promise<void> {
    const { alertEmail: to, host: server = '' } = opened.properties;
    if (to && !told) await this.options.notice.tell({ accountId: opened.accountId, to, server, error, slot });
  }
}

const fileOf = ({ accountId, properties }: Opened): FetchedFile => ({
  ...{ accountId, fileName: sftpImportFile },
  strategy: importStrategySchema.catch('generic').parse(properties['strategy']),
});
