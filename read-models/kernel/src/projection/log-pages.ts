import { setImmediate as turn } from 'node:timers/promises';
import { DocumentConflict } from '../documents';
import type { Most, Page } from './gathering';
import type { Part } from './part';
import type { ComparePositions, Projection, ReadAll, Row, WantedEvents } from './projection';
import type { ProjectionWriter } from './projection-writer';

type Source<R extends Row> = {
  readonly projection: Projection<R>;
  readonly readAll: ReadAll;
  readonly compare: ComparePositions;
};
type Extent = {
  readonly until?: string | undefined;
  readonly batchEvents?: number | undefined;
  readonly most?: Omit<Most, 'pages'>;
  /** Default: all rows. */
  readonly part?: Part;
};

/** Few enough to be gone before the collector of young garbage moves them. */
const pageEvents = 1_000;
const mostEvents = 40_000;
/** A transaction of about a tenth of a second. */
const mostTogether = { rows: 2_000, bytes: 16_000_000 };

/** The log, or its part up to a position, as pages that a projection is filled from. */
export class LogPages<R extends Row> {
  private read = 0;
  private readonly wanted: WantedEvents;

  constructor(
    private readonly source: Source<R>,
    private readonly extent: Extent,
  ) {
    const { on: types, scattered } = source.projection;
    const { part } = extent;
    this.wanted = { types, streams: part && { ...part, scattered } };
  }

  /** How many events were written that the projection is about. */
  get events(): number {
    return this.read;
  }

  /** Fills part after part. @param written told of the position that each reached. @returns the last one. */
  async writeAll(
    writer: ProjectionWriter<R>,
    written: (position: string) => Promise<void> = async () => undefined,
  ): Promise<string> {
    let position = await writer.checkpoint();
    for (let next = await this.write(writer); next !== position; next = await this.write(writer)) {
      position = next;
      await written(position);
    }
    return position;
  }

  /** Fills the next part. @returns the checkpoint's position, the same as before at the end. */
  private async write(writer: ProjectionWriter<R>): Promise<string> {
    const { batchEvents = mostEvents, most = mostTogether } = this.extent;
    const size = Math.min(pageEvents, batchEvents);
    const before = this.read;
    try {
      const pages = Math.ceil(batchEvents / size);
      return await writer.writeMany((after) => this.after(after, size), { ...most, pages });
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      // On its own a page meets another writer again, or names the event whose value is taken.
      this.read = before;
      const position = await writer.checkpoint();
      const page = await this.after(position, size);
      return page ? writer.write(page.events, page.position) : position;
    }
  }

  private async after(position: string, size: number): Promise<Page | undefined> {
    const { source, extent } = this;
    const { until } = extent;
    if (until !== undefined && position !== '' && source.compare(position, until) >= 0) return undefined;
    await turn();
    const read = await source.readAll(position, size, this.wanted);
    const events =
      until === undefined ? read : read.filter((each) => source.compare(each.position, until) <= 0);
    this.read += events.length;
    const isCut = until !== undefined && events.length < read.length;
    const last = isCut ? until : events.at(-1)?.position;
    return last === undefined || last === position ? undefined : { events, position: last };
  }
}
