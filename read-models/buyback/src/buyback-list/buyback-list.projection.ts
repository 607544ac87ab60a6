import { knownRow, projection } from '@reprise/read-kernel';
import { buybackListIndexes, type BuybackListRow, type BuybackListEvent } from './buyback-list.row';
import { ownEvents } from './own-events.projection';
import { declaredBuyback } from './declared-buyback.projection';
import { carriage, money } from './money-and-carriage.projection';
import { physicalItem } from './physical-item.projection';

/** "Which buybacks are there, and what is their status?" */
export const buybackList = projection<BuybackListRow, BuybackListEvent>({
  name: 'buyback_list_v1',
  collection: buybackListIndexes,
  // Item, payment and single package share the buyback's id; a delivery lists what was in its package.
  keys: { DeliveryStatusReported: ({ data }) => data.items },
  handlers: {
    BuybackDeclared: (_row, event) => declaredBuyback(event),
    ...knownRow<BuybackListRow, BuybackListEvent>(
      { ...ownEvents, ...physicalItem, ...money, ...carriage },
      (event) => ({
        updatedAt: event.time,
      }),
    ),
  },
});
