import { DocumentConflict } from '@reprise/read-kernel/documents';
import { importLimits, type ImportError } from '@reprise/contracts/imports';
import { awaySignOf, messageOf, type KernelLogger } from '@reprise/kernel/base';
import type { JobRunner } from '@reprise/kernel/timers';
import { differenceOf } from './differences';
import { FileFault } from './file-fault';
import { noCounts, type Checked } from './import-job';
import type { StoredJob } from './import-jobs';
import { ImportRun, type ImportPorts } from './import-run';
import { stepped } from './import-step';
import { StepWriter } from './step-writer';

/** Readers are told how far a dry run is after so many lines. */
const toldEvery = 5000;
const draftsStayMs = 7 * 86_400_000;
const idle = { counts: noCounts, done: 0, ignored: [], error: null };

/** Runs what waits, one import after the other. One that a killed process left goes on behind its last step. */
export class ImportRunner implements JobRunner {
  private stopping = false;

  constructor(
    private readonly ports: ImportPorts,
    private readonly logger: KernelLogger,
  ) {}

  start(): void {
    this.stopping = false;
  }

  stop(): void {
    this.stopping = true;
  }

  async next(): Promise<boolean> {
    if (this.stopping) return false;
    const job = await this.ports.jobs.next();
    if (!job) return false;
    try {
      await this.go(job);
    } catch (error) {
      // Its reader has cancelled it meanwhile, or another process goes on with it.
      if (!(error instanceof DocumentConflict)) await this.failed(job._id, error);
    }
    return true;
  }

  /** Files that nobody has started within a week go. */
  async sweep(): Promise<void> {
    const { jobs, files, clock } = this.ports;
    const before = new Date(clock.now().getTime() - draftsStayMs).toISOString();
    for (const job of await jobs.forgotten(before)) {
      await files.remove(job._id);
      await jobs.remove(job);
    }
  }

  private go(job: StoredJob): Promise<void> {
    if (job.cancelAsked) return this.end(job, 'cancelled');
    return job.phase === 'checking' ? this.check(job) : this.run(job);
  }

  private async check(job: StoredJob): Promise<void> {
    const { jobs } = this.ports;
    const run = await ImportRun.of({ ...job, ...idle }, this.ports);
    let at: Checked & { readonly done: number } = { ...idle, differences: [] };
    let told = job;
    for await (const lines of run.steps()) {
      if (this.stopping) return;
      const judged = await run.judge.judge(lines);
      run.judge.settle(judged);
      run.learn(judged);
      const differences = [...at.differences];
      for (const each of judged) {
        if (differences.length >= importLimits.shownLines) break;
        differences.push(...differenceOf(each));
      }
      at = { ...stepped(at, judged), differences };
      if (at.done - told.done < toldEvery) continue;
      told = await jobs.put({ ...told, counts: at.counts, done: at.done }, told._revision);
    }
    const { done: _done, ...checked } = at;
    const next = job.unattended
      ? { phase: 'queued' as const, queuedAt: this.now() }
      : { phase: 'checked' as const };
    await jobs.put({ ...told, ...idle, ...next, checked }, told._revision);
  }

  private async run(job: StoredJob): Promise<void> {
    const { jobs, announcements } = this.ports;
    const begun = { phase: 'running' as const, startedAt: job.startedAt ?? this.now() };
    let at = job.phase === 'running' ? job : await jobs.put({ ...job, ...begun, ...idle }, job._revision);
    const run = await ImportRun.of(at, this.ports);
    const { name: resource } = run.target.definition.contract;
    // The last step may not have been announced before its process ended.
    await announcements.written(at, resource, await jobs.lastWritten(at));
    const writer = new StepWriter(jobs, run.judge, run.bulk, async (next, judged) => {
      run.learn(judged);
      const ids = judged.flatMap(({ verdict }) => ('id' in verdict ? [verdict.id] : []));
      await announcements.written(next, resource, ids);
    });
    for await (const lines of run.steps()) {
      if (this.stopping) return;
      at = await writer.write(at, lines);
      if (at.cancelAsked) return this.end(at, 'cancelled');
    }
    await this.end(at, null);
  }

  private async end(job: StoredJob, error: ImportError | null): Promise<void> {
    const { jobs, files, announcements } = this.ports;
    const phase = error === 'cancelled' ? ('cancelled' as const) : ('ended' as const);
    const ended = { ...job, phase, error, endedAt: this.now() };
    await announcements.ended(ended);
    await jobs.put(ended, job._revision);
    await files.remove(job._id);
  }

  private async failed(id: string, error: unknown): Promise<void> {
    // It goes on behind its last step as soon as what it needs is back.
    if (awaySignOf(error)) throw error;
    const code: ImportError = error instanceof FileFault ? error.code : 'technical';
    if (code === 'technical') this.logger.error({ import: id, error: messageOf(error) }, 'an import failed');
    const job = await this.ports.jobs.get(id);
    if (job) await this.end({ ...job, queuedAt: job.queuedAt ?? this.now() }, code);
  }

  private now(): string {
    return this.ports.clock.now().toISOString();
  }
}
