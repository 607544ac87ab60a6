import { DocumentConflict } from '@reprise/read-kernel/documents';
import type { BulkWrites } from '@reprise/kernel/resource';
import { keptLines, stepped } from './import-step';
import type { ImportJobs, StoredJob } from './import-jobs';
import type { Judged, LineJudge, NumberedLine, Verdict } from './line-judge';

const tries = 3;

const isOfImport = ({ collection }: DocumentConflict): boolean => collection === 'catalog_imports';

/** Writes lines and how far the import is in one act; where others write the same records, in smaller ones. */
export class StepWriter {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly judge: LineJudge,
    private readonly bulk: BulkWrites,
    private readonly written: (job: StoredJob, judged: readonly Judged[]) => Promise<void>,
  ) {}

  /** @throws DocumentConflict if somebody else has changed the import itself. */
  async write(job: StoredJob, lines: readonly NumberedLine[], attempt = 1): Promise<StoredJob> {
    const judged = await this.judge.judge(lines);
    try {
      return await this.step(job, judged);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      if (isOfImport(error)) return this.write(await this.reread(job, error), lines, attempt);
      if (lines.length > 1) return this.halves(job, lines);
      if (error.reason === 'revision' && attempt < tries) return this.write(job, lines, attempt + 1);
      const code = error.reason === 'unique' ? 'identifier-already-used' : 'changed-meanwhile';
      const verdict: Verdict = { did: 'ignored', faults: [{ code }] };
      return this.step(
        job,
        lines.map((line) => ({ line, verdict })),
      );
    }
  }

  /** Somebody has asked to cancel it: these lines are still dealt with. @throws if another process goes on with it. */
  private async reread(job: StoredJob, error: DocumentConflict): Promise<StoredJob> {
    const now = await this.jobs.get(job._id);
    if (now?.phase !== 'running' || now.done !== job.done || now._revision === job._revision) throw error;
    return now;
  }

  private async halves(job: StoredJob, lines: readonly NumberedLine[]): Promise<StoredJob> {
    const half = Math.ceil(lines.length / 2);
    return this.write(await this.write(job, lines.slice(0, half)), lines.slice(half));
  }

  private async step(job: StoredJob, judged: readonly Judged[]): Promise<StoredJob> {
    const ops = judged.flatMap(({ verdict }) => ('prepared' in verdict ? [verdict.prepared.op] : []));
    const writes = ops.length > 0 ? [this.bulk.writes(ops)] : [];
    const next = await this.jobs.advance(stepped(job, judged), keptLines(judged), writes);
    this.judge.settle(judged);
    await this.written(next, judged);
    return next;
  }
}
