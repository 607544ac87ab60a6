import { Refusal } from '@reprise/contracts/problems';

import { readModels } from '@reprise/hosting';
import type { PositionWaiter } from '@reprise/kernel/ports';
import type { ReadModels } from '@reprise/read-kernel';

/** Every list that the API reads. Workers fold them, in this process or in another. */
export const lists = readModels.map(({ projection }) => projection);

/** A query that names a position is answered once every list has passed it (domain §8). */
export function allListsWaiter(rows: ReadModels): PositionWaiter {
  return {
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
