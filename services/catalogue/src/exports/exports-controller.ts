import { Controller, Inject, type Type } from '@nestjs/common';
import {
  catalogueExportEndpoints as endpoints,
  type CatalogueFileType,
} from '@reprise/contracts/catalogue-files';
import { defaultLocale } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import { ExportAnswers } from '@reprise/kernel/exports';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueExportJobs } from './catalogue-exports';

type Calls = (typeof endpoints)['products'];

/** The calls of one type of export; the three differ in their paths and in what the file holds. */
export function exportsController(type: CatalogueFileType): Type {
  const calls = endpoints[type];

  @Controller()
  class ExportsController {
    private readonly answers: ExportAnswers;

    constructor(
      @Inject(DOCUMENTS) documents: Documents,
      @Inject(FILES) files: FileStore,
      @Inject(CLOCK) clock: Clock,
    ) {
      this.answers = new ExportAnswers(calls, catalogueExportJobs(documents, clock), files);
    }

    @Endpoint(calls.start)
    start(@Input() { body, scope, session, commandMeta }: InputOf<Calls['start']>) {
      const { accountId } = scope;
      if (body.account_id !== undefined && body.account_id !== accountId) throw new Refusal('not-found');
      const language = session.locale ?? defaultLocale;
      const { commandId: _id } = commandMeta;
      return this.answers.start({ _id, accountId, type, language, createdBy: session.userId });
    }

    @Endpoint(calls.list)
    list(@Input() { scope: { accountId } }: InputOf<Calls['list']>) {
      return this.answers.list({ accountId, type });
    }

    @Endpoint(calls.read)
    read(@Input() { params, scope: { accountId } }: InputOf<Calls['read']>) {
      return this.answers.read({ accountId, type }, params.id);
    }

    @Endpoint(calls.download)
    download(@Input() { params, query, scope: { accountId } }: InputOf<Calls['download']>) {
      return this.answers.download({ accountId, type }, params.id, query.key);
    }
  }
  return ExportsController;
}
