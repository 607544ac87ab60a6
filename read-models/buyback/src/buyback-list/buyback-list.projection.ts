import type { RecordedEvent } from '@reprise/contracts/kernel';
import { knownRow, projection, streamId } from '@reprise/read-kernel';
import { buybackListIndexes, type BuybackListRow, type FileEvent } from './buyback-list.row';
import { commercialFile } from './own-events.projection';
import { openedFile } from './declared-buyback.projection';
import { carriage, money } from './money-and-carriage.projection';
import { physicalItem } from './physical-item.projection';

/** Rows that an event touches: item, payment and single package share the buyback's uuid; a delivery lists its items. */
function touchedBuybacks(event: RecordedEvent<FileEvent>): readonly string[] {
  return event.type === 'DeliveryStatusReported' ? event.data.items : [streamId(event)];
}

/** "Which buybacks are there, and where do they stand?" */
export const buybackList = projection<BuybackListRow, FileEvent>({
  name: 'buyback_list_v1',
  collection: buybackListIndexes,
  keys: touchedBuybacks,
  handlers: {
    BuybackDeclared: (_row, event) => openedFile(event),
    ...knownRow<BuybackListRow, FileEvent>(
      { ...commercialFile, ...physicalItem, ...money, ...carriage },
      (event) => ({
        updatedAt: event.time,
      }),
    ),
  },
});
