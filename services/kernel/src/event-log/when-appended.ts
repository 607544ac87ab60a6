import type { Timing } from '../base';
import type { EventLog } from './event-log.port';

export type Patience = { readonly clock: Timing; readonly patienceMs: number };

/**
 * Looks now, and again whenever any process has appended something, until the look finds what is waited for. Looks never
 * overlap: what is appended during one leads to one more.
 * @returns what was found; undefined when patience has run out. @throws what the look throws.
 */
export function whenAppended<T>(
  log: Pick<EventLog, 'onAppend'>,
  look: () => Promise<T | undefined>,
  { clock, patienceMs }: Patience,
): Promise<T | undefined> {
  let over = false;
  let looking = false;
  let stale = true;
  return new Promise((resolve, reject) => {
    const end = (answer: () => void): void => {
      over = true;
      leave();
      giveUp();
      answer();
    };
    const lookAgain = async (): Promise<void> => {
      stale = true;
      if (looking) return;
      looking = true;
      while (stale && !over) {
        stale = false;
        const found = await look();
        if (found !== undefined && !over) end(() => resolve(found));
      }
      looking = false;
    };
    const wake = (): void => void lookAgain().catch((error: unknown) => end(() => reject(error)));
    const leave = log.onAppend(wake);
    const giveUp = clock.after(patienceMs, () => end(() => resolve(undefined)));
    wake();
  });
}
