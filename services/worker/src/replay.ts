import type { RebuildThreads } from '@reprise/hosting/projections';
import type { EventLog } from '@reprise/kernel';
import { questionOf, Rebuild, rollBack, type Projection, type RebuildProgress } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { projections } from './followers';

export type ReplayOptions = {
  /** Without them this thread fills. */
  readonly threads?: Pick<RebuildThreads, 'fill'>;
  readonly log: EventLog;
  readonly documents: Documents;
  readonly say: (line: string) => void;
};
export type ReplayMode = 'switch' | 'compare' | 'roll-back';

const modes: Readonly<Record<string, ReplayMode>> = { '--compare': 'compare', '--roll-back': 'roll-back' };

/** A misspelt flag must not switch what was only to be compared. @throws RangeError */
export function replayMode(flags: readonly string[]): ReplayMode {
  const [flag, ...more] = flags;
  if (flag === undefined) return 'switch';
  const mode = modes[flag];
  if (mode && more.length === 0) return mode;
  throw new RangeError(
    `after the name, use ${Object.keys(modes).join(' or ')} or nothing, not ${flags.join(' ')}`,
  );
}

const shown = 5;
const known = (): string => projections.map(({ name }) => name).join(', ');

function tell(say: ReplayOptions['say']): (progress: RebuildProgress) => void {
  return ({ events, position, seconds }) =>
    say(
      `  ${events} events, position ${position}, ${Math.round(events / Math.max(seconds, 0.001))} a second`,
    );
}

async function replay(
  projection: Projection,
  { log, documents, say, threads }: ReplayOptions,
  mode: ReplayMode,
): Promise<void> {
  const compare = (a: string, b: string) => log.compare(a, b);
  const reading = { documents, projection, compare, readAll: log.readAll.bind(log) };
  if (mode === 'roll-back') {
    await rollBack(reading);
    return say(`${projection.name}: the last switch was undone`);
  }
  const rebuild = await Rebuild.begin({ ...reading, onProgress: tell(say) });
  say(`${projection.name}: filling ${rebuild.collection}`);
  // Up to the position of the live rows; the rest of the log follows with the switch.
  const until = await rebuild.livePosition();
  const began = performance.now();
  if (await threads?.fill(projection, rebuild.collection, until))
    say(`  filled up to position ${until} in ${Math.round(performance.now() - began)} ms, by two threads`);
  const { live, fresh, sampled, differences, position } = await rebuild.compareWithLive();
  say(`at ${position || 'the beginning'}: ${live.rows} live rows, ${fresh.rows} new rows`);
  say(`${differences.length} of ${sampled} compared rows differ`);
  differences.slice(0, shown).forEach((each) => say(`  ${JSON.stringify(each)}`));
  if (mode === 'compare') {
    await rebuild.abandon();
    return say('the live rows were not changed');
  }
  await rebuild.switchTo();
  say(`${rebuild.collection} is live; the old rows are kept for a roll-back`);
}

/**
 * Folds the log again beside the live rows, compares, and switches. The log is authoritative, so differences are
 * reported and do not stop the switch. @param name with or without its version. @throws RangeError for an unknown
 * projection.
 */
export async function replayProjection(
  name: string,
  options: ReplayOptions,
  mode: ReplayMode = 'switch',
): Promise<void> {
  const asked = projections.find((each) => each.name === name || questionOf(each.name) === name);
  if (asked) return replay(asked, options, mode);
  throw new RangeError(`no projection is called ${name || '(nothing)'}; the projections are ${known()}`);
}
