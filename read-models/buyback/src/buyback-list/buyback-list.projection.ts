import type { RecordedEvent } from '@reprise/contracts/kernel';
import { knownRow, projection, streamId } from '@reprise/read-kernel';
import { buybackListIndexes, type BuybackListRow, type BuybackListEvent } from './buyback-list.row';
import { ownEvents } from './own-events.projection';
import { declaredBuyback } from './declared-buyback.projection';
import { carriage, money } from './money-and-carriage.projection';
import { physicalItem } from './physical-item.projection';

/** Rows affected by an event: item, payment and single package share the buyback's UUID; a delivery lists its items. */
function touchedBuybacks(event: RecordedEvent<BuybackListEvent>): readonly string[] {
  return event.type === 'DeliveryStatusReported' ? event.data.items : [streamId(event)];
}

/** "Which buybacks are there, and what is their status?" */
export const buybackList = projection<BuybackListRow, BuybackListEvent>({
  name: 'buyback_list_v1',
  collection: buybackListIndexes,
  keys: touchedBuybacks,
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
