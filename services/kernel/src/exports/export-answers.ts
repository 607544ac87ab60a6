import { Readable } from 'node:stream';
import type { FileExport } from '@reprise/contracts/exports';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { fileReply, reply } from '../http';
import type { FileStore } from '../ports';
import { exportFiles } from './export-files';
import type { ExportJob, ExportJobs, ExportsOf, NewExport } from './export-jobs';
import { downloadable, fileNameOf, isKey, shownExport } from './shown-export';

export type ExportCalls = Readonly<Record<'list' | 'download', Pick<EndpointSpec, 'path' | 'name'>>>;

/** What the calls of one type of export answer. */
export class ExportAnswers {
  constructor(
    private readonly calls: ExportCalls,
    private readonly jobs: ExportJobs,
    private readonly files: FileStore,
  ) {}

  async start(asked: NewExport) {
    const made = this.shown(await this.jobs.add(asked));
    return reply(made, { headers: { location: `/api${this.calls.list.path}/${made.id}` } });
  }

  async list(of: ExportsOf): Promise<readonly FileExport[]> {
    return (await this.jobs.latest(of)).map((job) => this.shown(job));
  }

  async read(of: ExportsOf, id: string): Promise<FileExport> {
    return this.shown(await this.found(of, id));
  }

  /** @throws Refusal `not-found`, also for whoever does not know its key */
  async download(of: ExportsOf, id: string, key: string) {
    const job = await this.found(of, id);
    if (!isKey(key, job)) throw new Refusal('not-found');
    const { _id, parts } = downloadable(job);
    return fileReply(Readable.from(exportFiles(this.files).read(_id, parts)), {
      ...{ type: 'text/csv; charset=utf-8', name: fileNameOf(job) },
    });
  }

  private shown(job: ExportJob): FileExport {
    return shownExport(job, this.calls.download);
  }

  private async found(of: ExportsOf, id: string): Promise<ExportJob> {
    const job = await this.jobs.read(of, id);
    if (!job) throw new Refusal('not-found');
    return job;
  }
}
