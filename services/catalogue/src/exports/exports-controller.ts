import { Readable } from 'node:stream';
import { Controller, Inject, type Type } from '@nestjs/common';
import {
  catalogueExportEndpoints as endpoints,
  type CatalogueExport,
  type CatalogueFileType,
} from '@reprise/contracts/catalogue-files';
import { defaultLocale } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import { Endpoint, fileReply, Input, reply, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { exportFiles } from './export-files';
import { ExportJobs } from './export-jobs';
import { downloadable, fileNameOf, isKey, shownExport } from './shown-export';

type Calls = (typeof endpoints)['products'];

/** The calls of one type of export; the three differ in their paths and in what the file holds. */
export function exportsController(type: CatalogueFileType): Type {
  const calls = endpoints[type];

  @Controller()
  class ExportsController {
    private readonly jobs: ExportJobs;

    constructor(
      @Inject(DOCUMENTS) documents: Documents,
      @Inject(FILES) private readonly files: FileStore,
      @Inject(CLOCK) clock: Clock,
    ) {
      this.jobs = new ExportJobs(documents, clock);
    }

    @Endpoint(calls.start)
    async start(@Input() { body, scope, session, commandMeta }: InputOf<Calls['start']>) {
      const { accountId } = scope;
      if (body.account_id !== undefined && body.account_id !== accountId) throw new Refusal('not-found');
      const language = session.locale ?? defaultLocale;
      const asked = { _id: commandMeta.commandId, accountId, type, language, createdBy: session.userId };
      const made = shownExport(await this.jobs.add(asked));
      return reply(made, { headers: { location: `/api${calls.list.path}/${made.id}` } });
    }

    @Endpoint(calls.list)
    async list(@Input() { scope }: InputOf<Calls['list']>): Promise<readonly CatalogueExport[]> {
      return (await this.jobs.latest(scope.accountId, type)).map(shownExport);
    }

    @Endpoint(calls.read)
    async read(@Input() { params, scope }: InputOf<Calls['read']>): Promise<CatalogueExport> {
      return shownExport(await this.found(scope.accountId, params.id));
    }

    @Endpoint(calls.download)
    async download(@Input() { params, query, scope }: InputOf<Calls['download']>) {
      const job = await this.found(scope.accountId, params.id);
      if (!isKey(query.key, job)) throw new Refusal('not-found');
      const { _id, parts } = downloadable(job);
      return fileReply(Readable.from(exportFiles(this.files).read(_id, parts)), {
        ...{ type: 'text/csv; charset=utf-8', name: fileNameOf(job) },
      });
    }

    private async found(accountId: string, id: string) {
      const job = await this.jobs.read(accountId, type, id);
      if (!job) throw new Refusal('not-found');
      return job;
    }
  }
  return ExportsController;
}
