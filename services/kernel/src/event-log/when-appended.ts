import { whenTold, type Patience } from '@reprise/read-kernel/waiting';
import type { EventLog } from './event-log.port';

/**
 * Looks now, and again whenever any process has appended something, until the look finds what is waited for.
 * @returns what was found; undefined when patience has run out. @throws what the look throws.
 */
export const whenAppended = <T>(
  log: Pick<EventLog, 'onAppend'>,
  look: () => Promise<T | undefined>,
  patience: Patience,
): Promise<T | undefined> => whenTold((wake) => log.onAppend(wake), look, patience);
