import type { Compared } from '@reprise/contracts/projections';
import type { EventLog } from '@reprise/kernel';
import {
  readCheckpoint,
  Rebuild,
  rollBack,
  type Difference,
  type Projection,
  type RebuildComparison,
  type Row,
} from '@reprise/read-kernel';
import type { Documents, Stored } from '@reprise/read-kernel/documents';
import type { RebuildJob, RebuildJobs } from './rebuild-jobs.store';
import type { RebuildThreads } from './rebuild-threads';

export type RebuildPorts = {
  readonly jobs: RebuildJobs;
  /** Those of the read models. */
  readonly documents: Documents;
  readonly log: Pick<EventLog, 'readAll' | 'compare' | 'head'>;
  /** Without them this thread fills. */
  readonly threads?: Pick<RebuildThreads, 'fill' | 'start' | 'stop'>;
};

const shown = 20;

function fieldsThatDiffer({ live = { _id: '' }, fresh = { _id: '' } }: Difference): string[] {
  const [before, after] = [Object.entries(live), Object.entries(fresh)].map(
    (fields) => new Map(fields.map(([name, value]) => [name, JSON.stringify(value)])),
  );
  const names = [...new Set([...Object.keys(live), ...Object.keys(fresh)])];
  return names.filter((name) => before?.get(name) !== after?.get(name)).sort();
}

const comparedOf = ({ live, fresh, sampled, differences }: RebuildComparison): Compared => ({
  ...{ liveRows: live.rows, freshRows: fresh.rows, sampled, differing: differences.length },
  differences: differences.slice(0, shown).map((each) => ({ id: each.id, fields: fieldsThatDiffer(each) })),
});

/** One step of a rebuild: what `npm run replay` does in one go, with an operator's decision in between. */
export class RebuildSteps {
  constructor(private readonly ports: RebuildPorts) {}

  async run(job: Stored<RebuildJob>, projection: Projection): Promise<void> {
    const { jobs } = this.ports;
    if (job.state === 'rolling-back') {
      await rollBack(this.reading(projection));
      return void (await jobs.end(job, 'rolled-back'));
    }
    if (job.state === 'waiting' || job.state === 'filling') return this.fill(job, projection);
    const rebuild = this.resumed(job, projection);
    if (job.state === 'switching') await rebuild?.switchTo();
    else await rebuild?.abandon();
    await jobs.end(job, job.state === 'switching' ? 'switched' : 'abandoned');
  }

  /** What was filled is of no use any more. */
  async giveUp(job: Stored<RebuildJob>, projection: Projection | undefined, error: string): Promise<void> {
    if (projection && job.state === 'filling') await this.resumed(job, projection)?.abandon();
    await this.ports.jobs.end(job, 'failed', error);
  }

  private async fill(job: Stored<RebuildJob>, projection: Projection): Promise<void> {
    const { jobs } = this.ports;
    const rebuild = this.resumed(job, projection) ?? (await Rebuild.begin(this.reading(projection)));
    const named = await jobs.change(job, { state: 'filling', collection: rebuild.collection });
    await this.fillInThreads(projection, rebuild.collection);
    const compared = comparedOf(await rebuild.compareWithLive());
    await jobs.change(named, { state: 'compared', compared });
  }

  /** What is appended meanwhile follows with the comparison, here. */
  private async fillInThreads(projection: Projection, physical: string): Promise<void> {
    const { threads, documents, log } = this.ports;
    if (!threads || (await readCheckpoint(documents, physical)).revision !== -1) return;
    await threads.fill(projection, physical, await log.head());
  }

  private resumed({ collection }: RebuildJob, projection: Projection): Rebuild<Row> | undefined {
    return collection === null ? undefined : Rebuild.resume(this.reading(projection), collection);
  }

  private reading(projection: Projection) {
    const { documents, log } = this.ports;
    return {
      ...{ documents, projection },
      compare: (a: string, b: string) => log.compare(a, b),
      readAll: log.readAll.bind(log),
    };
  }
}
