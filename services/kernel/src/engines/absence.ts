import { Refusal } from '@reprise/contracts/problems';
import type { EventLog } from '../event-log';
import { isEngineAway } from '../base';

/** What an adapter throws while its engine is away, told as `engine-unavailable`; anything else as it is. */
export async function tellAbsence<T>(engine: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || !isEngineAway(error)) throw error;
    throw Object.assign(new Refusal('engine-unavailable', { engine }), { cause: error });
  }
}

/**
 * The log as it is; its absence is a Refusal. So who fails because of it is told from who fails by himself: a key is
 * never given up for it.
 */
export function logThatTellsAbsence(log: EventLog): EventLog {
  const asked = <T>(work: () => Promise<T>): Promise<T> => tellAbsence('log', work);
  return {
    append: (stream, events, expected) => asked(() => log.append(stream, events, expected)),
    readStream: (stream, from) => asked(() => log.readStream(stream, from)),
    readAll: (after, limit) => asked(() => log.readAll(after, limit)),
    head: () => asked(() => log.head()),
    distance: (position) => asked(() => log.distance(position)),
    compare: (a, b) => log.compare(a, b),
    onAppend: (wake) => log.onAppend(wake),
    close: () => log.close(),
  };
}
