import type { ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { play } from '@reprise/kernel/testing';
import { historyOf } from '@reprise/read-kernel/testing';
import { itemDecider } from '../domain';
import { ids, itemStates, lose, move } from '../testing';
import { withChanges } from './item-history.query';

describe('The history of an item', () => {
  const commands = [...(itemStates['item_completed'] ?? []), move(), lose('warehouse')];
  const events = play(itemDecider, commands).flatMap(({ events: each }) => each);
  const entries = withChanges(historyOf('item-1', events) as RecordedEvent<ItemEvent>[]);
  const entry = (type: string) => entries.find((each) => each.type === type);

  it('says where it lay before and after a move', () =>
    expect(entry('ItemMoved')).toMatchObject({
      stockId: { before: ids.stock, after: ids.otherStock },
      status: undefined,
      actorId: expect.any(String),
    }));
  it('a loss ends its place and its status', () =>
    expect(entry('ItemLost')).toMatchObject({
      status: { before: 'item_completed', after: 'item_lost_warehouse' },
      stockId: { before: ids.otherStock },
    }));
});
