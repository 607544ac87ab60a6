import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * This thread works when others have nothing to do: somebody waits for an answer, nobody for a paper of this very second. Only
 * where the system tells threads by a number (Linux); elsewhere all are alike.
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
