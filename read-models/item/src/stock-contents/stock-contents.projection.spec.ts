import type { DomainEvent } from '@reprise/contracts/kernel';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { stockContents } from './stock-contents.projection';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [awaitingControl, quarantine] = [anId(30), anId(31)];
const into = (type: string, stockId: string): DomainEvent => ({ type, data: { stockId } });
const registered = into('ItemRegisteredInWarehouse', awaitingControl);
const after = (...events: DomainEvent[]) =>
  foldHistory(stockContents, historyOf(`item-${anId(1)}`, events)).get(anId(1));

describe('the contents of stocks', () => {
  it('have an item from its registration, in the stock where it was last put', () => {
    expect(after(registered)).toMatchObject({ stockId: awaitingControl, since: expect.any(String) });
    expect(after(registered, into('ItemMoved', quarantine))?.stockId).toBe(quarantine);
  });

  it('keep the day on which it came, whatever else happens to it there', () => {
    const history = historyOf(`item-${anId(1)}`, [registered, into('ItemMoved', awaitingControl)]);
    const days = ['2026-01-05', '2026-02-09'];
    const dated = history.map((event, index) => ({ ...event, time: `${days[index]}T10:00:00.000Z` }));
    expect(foldHistory(stockContents, dated).get(anId(1))?.since).toBe('2026-01-05');
  });

  it.each<DomainEvent>([
    { type: 'ItemRegistrationUndone', data: { backTo: 'item_in_transit' } },
    { type: 'ItemLost', data: { where: 'warehouse' } },
    { type: 'ItemAwaitingReintegration', data: {} },
    { type: 'ItemReturned', data: { returnedAt: 't' } },
    { type: 'ItemCancelled', data: {} },
  ])('lose an item by $type', (left) => {
    expect(after(registered, left)).toBeUndefined();
  });

  it('get a found item back in the stock that was chosen for it', () => {
    const lost: DomainEvent = { type: 'ItemLost', data: { where: 'warehouse' } };
    const found: DomainEvent = { type: 'ItemAwaitingReintegration', data: {} };
    expect(after(registered, lost, found, into('ItemReintegrated', quarantine))?.stockId).toBe(quarantine);
  });
});
