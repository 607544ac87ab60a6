import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * From here on this thread gets a tenth of the processor time that another gets which wants it at the same moment: somebody
 * waits for an answer, nobody for a paper of this very second. Only on Linux, where a thread has a number of its own.
 */
export function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_BELOW_NORMAL,
    );
  } catch {
    // No Linux, or a sandbox that forbids it.
  }
}
