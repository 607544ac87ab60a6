import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@reprise/kernel/base';
import type { PartedFiles } from '@reprise/kernel/files';
import { BulkWrites } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { fileLines } from './file-lines';
import type { ImportAnnouncements } from './import-announcements';
import { partsOf } from './import-files';
import type { ImportJob } from './import-job';
import type { ImportJobs } from './import-jobs';
import type { ImportTarget } from './import-target';
import { importTargets } from './import-targets';
import { LineJudge, type Judged, type NumberedLine } from './line-judge';
import { RecordNames } from './record-names';

export type ImportPorts = {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly jobs: ImportJobs;
  readonly files: PartedFiles;
  readonly announcements: ImportAnnouncements;
};

/** What an import needs to judge its lines, from the first that is not dealt with. */
export class ImportRun {
  private constructor(
    private readonly job: ImportJob,
    private readonly ports: ImportPorts,
    readonly target: ImportTarget,
    readonly names: RecordNames,
    readonly bulk: BulkWrites,
    readonly judge: LineJudge,
  ) {}

  static async of(job: ImportJob, ports: ImportPorts): Promise<ImportRun> {
    const { documents, clock } = ports;
    const target = importTargets[job.content];
    const names = await RecordNames.of(documents, job.accountId);
    const bulk = new BulkWrites(target.definition, { documents, clock });
    return new ImportRun(job, ports, target, names, bulk, new LineJudge(job, target, names, bulk));
  }

  /** The lines that are left, as many at once as may be judged together. Others get their turn between. */
  async *steps(): AsyncGenerator<readonly NumberedLine[]> {
    const { _id, file, done } = this.job;
    const form = { encoding: file.encoding ?? 'utf8', separator: file.separator ?? ',' } as const;
    let number = -1;
    let step: NumberedLine[] = [];
    for await (const line of fileLines(this.ports.files.read(_id, partsOf(file.bytes)), form)) {
      number += 1;
      if (number === 0) continue;
      if (number <= done) this.judge.passed({ ...line, number });
      else step.push({ ...line, number });
      if (step.length < this.target.together) continue;
      yield step;
      step = [];
      await setImmediate();
    }
    if (step.length > 0) yield step;
  }

  /** Later lines may name the categories that these have written. */
  learn(judged: readonly Judged[]): void {
    if (this.job.content !== 'categories') return;
    for (const { verdict } of judged) {
      if (!('prepared' in verdict)) continue;
      this.names.learn({ id: verdict.id, identifier: String(verdict.prepared.after['identifier']) });
    }
  }
}
