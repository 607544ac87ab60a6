import { knownOf, timersOf } from './carry-over';
import { canonical } from './canonical';
import type { MigrationTools } from './migration.port';
import type { PositionMap } from './position-map';

async function ofConsumer(
  { source, target }: MigrationTools,
  consumer: string,
  positions: PositionMap,
): Promise<readonly string[]> {
  const here = await knownOf(source.store, consumer);
  const there = await knownOf(target.store, consumer);
  const expected = {
    ...here,
    checkpoint: here.checkpoint === undefined ? undefined : positions.of(here.checkpoint),
    keys: here.keys.map(({ key, events }) => ({
      key,
      events: events.map((event) => ({ ...event, position: positions.of(event.position) })),
    })),
  };
  return canonical(expected) === canonical(there) ? [] : [`${consumer} would not resume at its position`];
}

/** Differences that concern policies, reactors and timers, one line each. */
export async function carriedDifferences(
  tools: MigrationTools,
  positions: PositionMap,
): Promise<readonly string[]> {
  const { source, target } = tools;
  const differences: string[] = [];
  for (const consumer of await source.store.consumers())
    differences.push(...(await ofConsumer(tools, consumer, positions)));
  const there = new Map((await timersOf(target.timers)).map(({ key, dueAt }) => [key, dueAt]));
  for (const { key, dueAt } of await timersOf(source.timers))
    if (there.get(key) !== dueAt) differences.push(`timer ${key} is not set`);
  return differences;
}
