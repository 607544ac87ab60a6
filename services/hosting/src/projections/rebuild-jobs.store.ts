import { workingRebuilds, type Compared, type RebuildState } from '@reprise/contracts/projections';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel';
import { questionOf, type Named } from '@reprise/read-kernel';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

/** The last rebuild or roll-back of one question. */
export type RebuildJob = {
  readonly _id: string;
  /** With its version. */
  readonly projection: string;
  readonly state: RebuildState;
  /** The new rows, once they have a name. */
  readonly collection: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly compared: Compared | null;
  readonly error: string | null;
  /** How often a worker has begun the step at hand: what stops every worker must end. */
  readonly attempts: number;
};
type Begun = Extract<RebuildState, 'waiting' | 'rolling-back'>;
type Decided = Extract<RebuildState, 'switching' | 'abandoning'>;

const open: readonly RebuildState[] = [...workingRebuilds, 'compared'];

/** Beside the rows that they are about: whoever deletes those has no rebuild of them either. */
export class RebuildJobs {
  private readonly jobs: Collection<RebuildJob>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.jobs = documents.collection<RebuildJob>({ name: 'projection_rebuilds' });
  }

  of({ name }: Named): Promise<Stored<RebuildJob> | undefined> {
    return this.jobs.get(questionOf(name));
  }

  /** @throws Refusal `rebuild-under-way` unless the one before is over. */
  async begin({ name }: Named, state: Begun): Promise<void> {
    const before = await this.of({ name });
    if (before && open.includes(before.state)) throw new Refusal('rebuild-under-way', { name });
    const job: RebuildJob = {
      ...{ _id: questionOf(name), projection: name, state, collection: null, attempts: 0 },
      ...{ startedAt: this.clock.now().toISOString(), endedAt: null, compared: null, error: null },
    };
    await this.asOnlyOne(name, this.jobs.put(job, before?._revision ?? -1));
  }

  /** @throws Refusal `rebuild-not-compared` if there is nothing to decide about. */
  async decide({ name }: Named, state: Decided): Promise<void> {
    const job = await this.of({ name });
    if (job?.state !== 'compared' || job.projection !== name)
      throw new Refusal('rebuild-not-compared', { name });
    await this.asOnlyOne(name, this.change(job, { state, attempts: 0 }));
  }

  /** The one that a worker has to go on with. */
  async next(): Promise<Stored<RebuildJob> | undefined> {
    const [job] = await this.jobs.find(
      { state: { $in: workingRebuilds } },
      { sort: [['startedAt', 1]], limit: 1 },
    );
    return job;
  }

  /** @throws DocumentConflict if another worker took over. */
  async change(job: Stored<RebuildJob>, change: Partial<RebuildJob>): Promise<Stored<RebuildJob>> {
    const { _revision: known, ...before } = job;
    const next = { ...before, ...change };
    return { ...next, _revision: await this.jobs.put(next, known) };
  }

  end(job: Stored<RebuildJob>, state: RebuildState, error: string | null = null): Promise<unknown> {
    return this.change(job, { state, error, endedAt: this.clock.now().toISOString() });
  }

  private async asOnlyOne(name: string, written: Promise<unknown>): Promise<void> {
    try {
      await written;
    } catch (error) {
      if (error instanceof DocumentConflict) throw new Refusal('rebuild-under-way', { name });
      throw error;
    }
  }
}
