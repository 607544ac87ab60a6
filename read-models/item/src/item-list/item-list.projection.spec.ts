import type { DomainEvent } from '@reprise/contracts/kernel';
import { itemEvents, itemRowSchema } from '@reprise/contracts/item';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { itemList } from './item-list.projection';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = anId(100);
const declared = {
  type: 'BuybackDeclared',
  data: {
    ...{ identificationNumber: '2000000000015', circuit: 'web_post', warehouseId: anId(4) },
    product: { label: 'Aurora 12', brand: 'Aurora', categoryId: anId(2), categoryLabel: 'Smartphones' },
  },
};
const rowAfter = (...events: DomainEvent[]) =>
  foldHistory(itemList, [
    ...historyOf(`buyback-${id}`, [declared]),
    ...historyOf(`item-${id}`, events, { from: 2 }),
  ]).get(id);
const registered = {
  type: 'ItemRegisteredInWarehouse',
  data: { warehouseId: anId(4), stockId: anId(30) },
};

describe('the row of an item', () => {
  it('opens with the declaration, and is found by its full code, its short one and its last four digits', () => {
    const row = rowAfter();
    expect(row).toMatchObject({ status: 'item_created', lastFour: '0015', mailRequests: 0 });
    expect(row?.shortCode).toHaveLength(8);
    itemRowSchema.parse(row);
  });

  it('handles every event of the item', () => {
    const types = Object.keys(itemEvents.schemas);
    expect(types.filter((type) => !itemList.on.includes(type))).toEqual([]);
  });

  it('has stock and arrival once registered, and neither after the registration is undone', () => {
    expect(rowAfter(registered)).toMatchObject({ stockId: anId(30), registeredAt: expect.any(String) });
    const undone = rowAfter(registered, {
      type: 'ItemRegistrationUndone',
      data: { backTo: 'item_in_transit' },
    });
    expect(undone).toMatchObject({ status: 'item_in_transit' });
    for (const gone of ['stockId', 'inStockSince', 'registeredAt']) expect(undone).not.toHaveProperty(gone);
  });

  it('counts a delivery as an arrival only if check-in is optional', () => {
    const delivered = (checkIn: string) =>
      rowAfter({ type: 'ItemDelivered', data: { warehouseId: anId(4), checkIn } });
    expect(delivered('optional')?.status).toBe('item_awaiting_compliancy_tests');
    expect(delivered('mandatory')?.status).toBe('item_created');
  });

  it('shows the progress of the return to the customer', () => {
    const back: DomainEvent[] = [
      { type: 'ItemMarkedToReturn', data: {} },
      { type: 'ReturnTransportRequested', data: { attempt: 1 } },
      { type: 'ReturnLabelIssued', data: { trackingNumber: 'R1', labelKey: 'labels/r1.pdf' } },
      { type: 'ItemReturned', data: { returnedAt: 't' } },
    ];
    const stages = back.map((_, index) => rowAfter(...back.slice(0, index + 1))?.returnTransport);
    expect(stages).toEqual([undefined, 'requested', 'ready', 'handed-over']);
    expect(rowAfter(...back)).toMatchObject({ status: 'item_returned', returnTrackingNumber: 'R1' });
  });

  it('says where it was lost, also once it was found, and that its store handed it back', () => {
    const lost = { type: 'ItemLost', data: { where: 'store' } };
    const found = { type: 'ItemAwaitingReintegration', data: {} };
    expect(rowAfter(lost, found)).toMatchObject({ status: 'item_to_reintegrate_to_stock', lostIn: 'store' });
    const back = rowAfter(lost, found, { type: 'ItemHandedBack', data: { handedBackAt: 't' } });
    expect(back?.status).toBe('item_returned');
    expect(back).not.toHaveProperty('returnTransport');
  });

  it('shows the proposal of its buyback until it is answered, or the buyback ends', () => {
    const proposed = { type: 'PriceProposed', data: { proposalId: anId(8), proposedPrice: 6_000 } };
    const after = (type: string) => rowAfter(proposed, { type, data: {} })?.proposal?.status;
    expect(rowAfter(proposed)?.proposal?.status).toBe('open');
    expect(after('ProposalAccepted')).toBe('accepted');
    expect(after('ProposalExpired')).toBe('expired');
    expect(after('BuybackNotCompleted')).toBe('withdrawn');
    expect(after('BuybackCancelled')).toBe('withdrawn');
  });
});
