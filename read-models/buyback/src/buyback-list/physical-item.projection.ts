import { itemEvents, itemStatusAfter, stockAfter, type ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Changes, RowContent } from '@reprise/read-kernel';
import type { BuybackListRow } from './buyback-list.row';

function followed(
  row: BuybackListRow,
  event: RecordedEvent<ItemEvent>,
): RowContent<BuybackListRow> | undefined {
  const itemStatus = itemStatusAfter(event);
  const stockId = stockAfter(event);
  if (itemStatus === undefined && stockId === undefined) return undefined;
  const shown = event.type === 'ItemControlled' ? photosOf(event.data) : {};
  const { stockId: stood, ...rest } = row;
  const lies = stockId === undefined ? stood : stockId;
  return {
    ...rest,
    ...(itemStatus ? { itemStatus } : {}),
    ...(lies ? { stockId: lies } : {}),
    ...shown,
  };
}

type Tested = Extract<ItemEvent, { type: 'ItemControlled' }>['data'];
/** Of the latest test only. */
const photosOf = ({ photoKeys, photos = [] }: Tested) => ({
  photoKeys,
  answerPhotos: photos.flatMap(({ key, questionId }) => (questionId ? [{ key, questionId }] : [])),
});

const types = Object.keys(itemEvents.schemas) as ItemEvent['type'][];

/** What happens to the physical thing, as far as the buyback’s row shows it. */
export const physicalItem: Changes<BuybackListRow, ItemEvent> = {
  ...Object.fromEntries(types.map((type) => [type, followed])),
  ItemHandedBack: (row, event) => {
    const left = followed(row, event);
    return left && { ...left, handedBackAt: event.data.handedBackAt };
  },
  OpeningPhotographed: (row, { data }) => ({
    ...row,
    openingPhotoKeys: [...(row.openingPhotoKeys ?? []), data.photo.key],
  }),
};
