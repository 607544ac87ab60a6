import { Refusal } from '@reprise/contracts/problems';
import type { PositionWaiter } from '@reprise/kernel/http';
import { auditLog } from '@reprise/read-audit';
import { buybackList } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import type { ReadModels } from '@reprise/read-kernel';
import { packageList } from '@reprise/read-package';
import { paymentBatches, paymentList } from '@reprise/read-payment';
import { dailyFigures } from '@reprise/read-statistics';

/** Every list that the API reads. Workers fold them, in this process or in another. */
export const lists: readonly { readonly name: string }[] = [
  ...[buybackList, itemList, packageList, paymentList, paymentBatches, dailyFigures, auditLog],
];

/** A query that names a position is answered once every list has passed it (domain.md §8). */
export function allListsWaiter(readModels: ReadModels): PositionWaiter {
  return {
    async reached(position, milliseconds) {
      try {
        await readModels.waitForAll(lists, position, milliseconds);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}
