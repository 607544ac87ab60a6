import type { ConsumerRow, RebuildRow } from '@reprise/contracts/projections';
import { Refusal } from '@reprise/contracts/problems';
import { systemClock, type EventLog } from '@reprise/kernel';
import { filledTo, LiveVersions, type Named } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { lists } from '../read-models';
import { RebuildJobs, type RebuildJob } from './rebuild-jobs.store';

type Stand = NonNullable<ConsumerRow['projection']>;
type Ports = { readonly documents: Documents; readonly log: Pick<EventLog, 'distance' | 'compare'> };

/** What an operator sees of projections, and asks for; a worker does it. */
export class ProjectionDesk {
  private readonly versions: LiveVersions;
  private readonly jobs: RebuildJobs;

  constructor(private readonly ports: Ports) {
    this.versions = new LiveVersions(ports.documents);
    this.jobs = new RebuildJobs(ports.documents, systemClock);
  }

  /** Null for a consumer that is no projection. */
  async standOf(name: string): Promise<Stand | null> {
    const projection = lists.find((each) => each.name === name);
    if (!projection) return null;
    const versions = await this.versions.of(projection);
    const job = await this.jobs.of(projection);
    return {
      live: versions?.live ?? name,
      previous: versions?.previous ?? null,
      rebuild: job ? await this.shown(job) : null,
    };
  }

  async rebuild(name: string): Promise<void> {
    await this.jobs.begin(known(name), 'waiting');
  }

  async switchTo(name: string): Promise<void> {
    await this.jobs.decide(known(name), 'switching');
  }

  async abandon(name: string): Promise<void> {
    await this.jobs.decide(known(name), 'abandoning');
  }

  /** @throws Refusal `no-previous-rows` */
  async rollBack(name: string): Promise<void> {
    const projection = known(name);
    const versions = await this.versions.of(projection);
    if (!versions?.previous) throw new Refusal('no-previous-rows', { name });
    await this.jobs.begin(projection, 'rolling-back');
  }

  private async shown(job: RebuildJob): Promise<RebuildRow> {
    const { state, startedAt, endedAt, compared, error } = job;
    return { ...{ state, startedAt, endedAt, compared, error }, ...(await this.progress(job)) };
  }

  private async progress({ state, collection }: RebuildJob): Promise<Pick<RebuildRow, 'done' | 'total'>> {
    const { log, documents } = this.ports;
    const total = await log.distance('');
    if (state === 'waiting') return { done: 0, total };
    if (state !== 'filling' || collection === null) return { done: total, total };
    const position = await filledTo(documents, collection, (a, b) => log.compare(a, b));
    return { done: Math.max(0, total - (await log.distance(position))), total };
  }
}

/** @throws Refusal `not-found` */
function known(name: string): Named {
  const found = lists.find((each) => each.name === name);
  if (!found) throw new Refusal('not-found', { name });
  return found;
}
