import { Controller, Inject } from '@nestjs/common';
import { importEndpoints as endpoints, type ImportDraft, type ImportTrace } from '@reprise/contracts/imports';
import { defaultLocale } from '@reprise/contracts/kernel';
import { accountContract } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, type FileStore, type Session } from '@reprise/kernel/ports';
import type { Clock } from '@reprise/kernel/base';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { CatalogueImports } from './catalogue-imports';
import { ignoredFile } from './ignored-file';
import { ImportJobs, type StoredJob } from './import-jobs';
import { ImportTraces } from './import-traces.reader';
import { ImportView } from './import-view';

type Asked = { readonly session: Session; readonly params: { readonly accountId: string } };

/** An operator names the account; for anybody else there is only their own. @throws Refusal `not-found` */
function accountOf({ session, params }: Asked): string {
  if (session.accountId !== params.accountId) throw new Refusal('not-found');
  return params.accountId;
}

@Controller()
export class ImportsController {
  private readonly jobs: ImportJobs;
  private readonly imports: CatalogueImports;
  private readonly view: ImportView;
  private readonly traces: ImportTraces;

  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(FILES) files: FileStore,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.jobs = new ImportJobs(documents);
    this.imports = new CatalogueImports({ documents, files, clock });
    this.view = new ImportView(documents);
    this.traces = new ImportTraces(documents, this.jobs);
  }

  @Endpoint(endpoints.list)
  async list(@Input() asked: InputOf<typeof endpoints.list>) {
    const { page } = asked.query;
    const { results, total, pages } = await this.jobs.page(accountOf(asked), page);
    return { results: await this.view.rows(results), pagination: { page, total_pages: pages, total } };
  }

  @Endpoint(endpoints.create)
  async create(@Input() asked: InputOf<typeof endpoints.create>): Promise<ImportDraft> {
    const accountId = accountOf(asked);
    const account = await documentsOf(this.documents, accountContract).read(accountId);
    if (account?.isRetailer === false) throw new Refusal('account-not-retailer');
    const { content, strategy, file_name: fileName, bytes } = asked.body;
    const { actor } = asked.commandMeta;
    const file = { accountId, actor, origin: 'upload' as const, content, strategy, fileName };
    return this.view.draft(await this.imports.create(file, bytes));
  }

  @Endpoint(endpoints.part)
  part(@Input() asked: InputOf<typeof endpoints.part>): Promise<ImportDraft> {
    const { id, part } = asked.params;
    return this.shown(this.imports.part(accountOf(asked), id, Number(part), asked.body.file.bytes));
  }

  @Endpoint(endpoints.get)
  get(@Input() asked: InputOf<typeof endpoints.get>): Promise<ImportDraft> {
    return this.shown(this.imports.read(accountOf(asked), asked.params.id));
  }

  @Endpoint(endpoints.check)
  check(@Input() asked: InputOf<typeof endpoints.check>): Promise<ImportDraft> {
    return this.shown(this.imports.check(accountOf(asked), asked.params.id, asked.body.columns));
  }

  @Endpoint(endpoints.start)
  start(@Input() asked: InputOf<typeof endpoints.start>): Promise<ImportDraft> {
    return this.shown(this.imports.start(accountOf(asked), asked.params.id));
  }

  @Endpoint(endpoints.cancel)
  cancel(@Input() asked: InputOf<typeof endpoints.cancel>): Promise<ImportDraft> {
    return this.shown(this.imports.cancel(accountOf(asked), asked.params.id));
  }

  @Endpoint(endpoints.ofRecord)
  ofRecord(@Input() asked: InputOf<typeof endpoints.ofRecord>): Promise<ImportTrace[]> {
    return this.traces.of(accountOf(asked), asked.params.id);
  }

  @Endpoint(endpoints.ignoredLines)
  async ignoredLines(@Input() asked: InputOf<typeof endpoints.ignoredLines>) {
    const job = await this.imports.read(accountOf(asked), asked.params.id);
    const name = `ignored-${job.file.name}`;
    const language = asked.session.locale ?? defaultLocale;
    return fileReply(ignoredFile(job, this.jobs, language), { type: 'text/csv; charset=utf-8', name });
  }

  private async shown(job: Promise<StoredJob>): Promise<ImportDraft> {
    return this.view.draft(await job);
  }
}
