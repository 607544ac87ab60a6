import type { MigrationTools } from './migration.port';
import type { MigrationState } from './migration-state';
import { Pace } from './pace';

/** Copies missing events, in order. @returns the number of events in the source. */
export async function copyLog(tools: MigrationTools, state: MigrationState): Promise<number> {
  const { source, target, signal, pageSize = 1000 } = tools;
  if (!target.log) return source.log.distance('');
  const pace = new Pace('log: events copied', tools);
  let { position, events } = state.now.log;
  const total = events + (await source.log.distance(position));
  for (;;) {
    signal?.throwIfAborted();
    const page = await source.log.readAll(position, pageSize);
    const last = page.at(-1);
    if (!last) return events;
    await target.log.importEvents(page);
    position = last.position;
    events += page.length;
    state.save({ log: { position, events } });
    pace.moved(page.length, `${events} of ${total}`);
  }
}
