import { Refusal } from '@reprise/contracts/problems';
import { lists } from '@reprise/hosting';
import type { PositionWaiter } from '@reprise/kernel/ports';
import type { ReadModels } from '@reprise/read-kernel';

/** A query with a position is answered once every list has reached it (domain §8). */
export function allListsWaiter(rows: ReadModels): PositionWaiter {
  return {
    isPosition: (text) => rows.isPosition(text),
    async reached(position, milliseconds) {
      try {
        await rows.waitForAll(lists, position, milliseconds);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}
