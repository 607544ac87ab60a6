import {
  jobWork,
  messageOf,
  systemClock,
  type JobRunner,
  type KernelLogger,
  type Startable,
  type Timing,
} from '@reprise/kernel';
import type { Projection } from '@reprise/read-kernel';
import type { Stored } from '@reprise/read-kernel/documents';
import { lists } from '../read-models';
import { RebuildJobs, type RebuildJob } from './rebuild-jobs.store';
import { RebuildSteps, type RebuildPorts } from './rebuild-steps';

/** How often a step may begin before the rebuild is given up. */
const mostAttempts = 5;

export type RebuildWorkOptions = Omit<RebuildPorts, 'jobs'> & {
  readonly clock?: Timing;
  readonly logger: KernelLogger;
  /** Default: every read model. */
  readonly projections?: readonly Projection[];
};

/** One rebuild at a time; a step that is interrupted begins again with the next look. */
class RebuildRunner implements JobRunner {
  private stopped = false;
  private readonly jobs: RebuildJobs;
  private readonly steps: RebuildSteps;

  constructor(private readonly options: RebuildWorkOptions) {
    this.jobs = new RebuildJobs(options.documents, options.clock ?? systemClock);
    this.steps = new RebuildSteps({ ...options, jobs: this.jobs });
  }

  start(): void {
    this.stopped = false;
    this.options.threads?.start();
  }

  async next(): Promise<boolean> {
    const found = this.stopped ? undefined : await this.jobs.next();
    if (!found) return false;
    const { projections = lists } = this.options;
    const projection = projections.find(({ name }) => name === found.projection);
    const job = await this.jobs.change(found, { attempts: found.attempts + 1 });
    if (projection) return this.tried(job, projection);
    await this.steps.giveUp(job, undefined, 'a version that this one does not know');
    return true;
  }

  async sweep(): Promise<void> {
    // The last rebuild of each projection is kept.
  }

  /** After the step in work; filling goes on from where it is. */
  stop(): void {
    this.stopped = true;
    this.options.threads?.stop();
  }

  private async tried(job: Stored<RebuildJob>, projection: Projection): Promise<boolean> {
    try {
      await this.steps.run(job, projection);
      return true;
    } catch (error) {
      this.options.logger.warn({ projection: job.projection, error: messageOf(error) }, 'a rebuild stopped');
      const current = (await this.jobs.of(projection)) ?? job;
      // The end of the process is no fault of the rebuild.
      if (this.stopped) await this.jobs.change(current, { attempts: current.attempts - 1 });
      else if (current.attempts >= mostAttempts)
        await this.steps.giveUp(current, projection, messageOf(error));
      return false;
    }
  }
}

/** What one of the workers runs: the rebuilds and roll-backs that operators asked for. */
export function rebuildWork(options: RebuildWorkOptions): Startable {
  const failed = (error: unknown): void =>
    options.logger.warn({ error: messageOf(error) }, 'rebuilds wait: something they need is away');
  return jobWork(new RebuildRunner(options), { clock: options.clock ?? systemClock, failed });
}
