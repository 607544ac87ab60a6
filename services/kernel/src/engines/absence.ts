import { Refusal } from '@reprise/contracts/problems';
import type { EventLog } from '../event-log';
import { isEngineAway } from '../base';

/** Reports an adapter's unavailability as `engine-unavailable`; other errors are passed on unchanged. */
export async function tellAbsence<T>(engine: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || !isEngineAway(error)) throw error;
    throw Object.assign(new Refusal('engine-unavailable', { engine }), { cause: error });
  }
}

/**
 * The log, with its unavailability reported as a Refusal. Failures because of it can thus be told from a consumer's
 * own failures: no key is ever given up because of it.
 * @param isAway what is known already: whoever asks meanwhile is told at once and waits for no deadline.
 */
export function logThatTellsAbsence(log: EventLog, isAway: () => boolean = () => false): EventLog {
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isAway()) throw new Refusal('engine-unavailable', { engine: 'log' });
    return tellAbsence('log', work);
  };
  return {
    append: (stream, events, expected) => asked(() => log.append(stream, events, expected)),
    readStream: (stream, from, limit) => asked(() => log.readStream(stream, from, limit)),
    readAll: (after, limit, wanted) => asked(() => log.readAll(after, limit, wanted)),
    head: () => asked(() => log.head()),
    distance: (position) => asked(() => log.distance(position)),
    compare: (a, b) => log.compare(a, b),
    onAppend: (wake) => log.onAppend(wake),
    close: () => log.close(),
  };
}
