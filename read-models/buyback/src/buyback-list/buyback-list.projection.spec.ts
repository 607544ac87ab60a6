import { buybackEvents, buybackRowSchema } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import type { DomainEvent } from '@reprise/contracts/kernel';
import { paymentEvents } from '@reprise/contracts/payment';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { buybackList } from './buyback-list.projection';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = anId(100);
const price = (total: number) => ({ total, currency: 'EUR', state: 'grade_b', lines: [] });
const declared = {
  type: 'BuybackDeclared',
  data: buybackEvents.schemas.BuybackDeclared.parse({
    ...{ identificationNumber: '2000000000015', channel: 'web', circuit: 'web_drop', locale: 'fr-FR' },
    product: {
      ...{ id: anId(1), label: 'Aurora 12', brand: 'Aurora', model: '12' },
      ...{ categoryId: anId(2), categoryLabel: 'Smartphones' },
    },
    ...{ diagnosticId: 'd'.repeat(64), answers: [], price: price(10_000), transport: { label: 'By hand' } },
    payment: { modeId: anId(3), type: 'gift_card', provider: 'card', label: 'Card', paidInStore: false },
    ...{ warehouseId: anId(4), checkIn: 'mandatory', rootId: anId(5), forcedInvalidImei: false },
  }),
};
const of = (category: string, events: readonly DomainEvent[], from = 2, subject = id) =>
  historyOf(`${category}-${subject}`, events, { from });
const rowAfter = (...later: ReturnType<typeof of>[]) =>
  foldHistory(buybackList, [...historyOf(`buyback-${id}`, [declared]), ...later.flat()]).get(id);
const finalised = {
  type: 'BuybackFinalised',
  data: { storeId: anId(6), customerId: anId(7), signedAt: '2026-01-05T09:00:00.000Z' },
};
const proposed = {
  type: 'PriceProposed',
  data: { proposalId: anId(8), declaredPrice: 10_000, proposedPrice: 6_000, differences: [], expiresAt: 't' },
};

describe('the row of a buyback', () => {
  it('opens with the declaration, in the initial status of its circuit', () => {
    const row = rowAfter();
    expect(row).toMatchObject({ id, status: 'bb_awaiting_store_drop', prices: { declared: 10_000 } });
    expect(row?.payment.status).toBe('payment_created');
    buybackRowSchema.parse(row);
  });

  it.each([true, false, undefined])('an IMEI that the store read is marked as it was kept: %s', (forced) => {
    const data = {
      ...finalised.data,
      imei: '490154203237518',
      ...(forced !== undefined && { forcedInvalidImei: forced }),
    };
    const row = rowAfter(of('buyback', [{ ...finalised, data }]));
    expect(row).toMatchObject({ imei: data.imei, forcedInvalidImei: forced ?? false });
  });

  it('hears every event of its own and of its item, and of its payment once it is foreseen', () => {
    const unheard = (types: readonly string[]) => types.filter((type) => !buybackList.on.includes(type));
    expect(unheard(Object.keys(buybackEvents.schemas))).toEqual([
      ...['PriceLockReminded', 'PriceLockExpired', 'ProposalReminded'],
    ]);
    expect(unheard(Object.keys(itemEvents.schemas))).toEqual([]);
    expect(unheard(Object.keys(paymentEvents.schemas))).toEqual(['PaymentCreated']);
  });

  it('keeps the first price as the predeclared one, however often a store checks again', () => {
    const again = (total: number) => ({
      type: 'BuybackRediagnosed',
      data: { answers: [], price: price(total) },
    });
    expect(rowAfter(of('buyback', [again(8_000), again(7_000)]))?.prices).toEqual({
      predeclared: 10_000,
      declared: 7_000,
    });
  });

  it('takes store, customer and time from the hand-over', () => {
    expect(rowAfter(of('buyback', [finalised]))).toMatchObject({
      ...{ status: 'bb_awaiting_inventory', storeId: anId(6), customerId: anId(7) },
      finalisedAt: '2026-01-05T09:00:00.000Z',
    });
  });

  it('names the IMEI that the store read, and the declared one where nobody read it', () => {
    const imei = '356938035643809';
    const read = { ...finalised, data: { ...finalised.data, imei } };
    expect(rowAfter(of('buyback', [read]))?.imei).toBe(imei);
    expect(rowAfter(of('buyback', [finalised]))?.imei).toBe(rowAfter()?.imei);
  });

  it('follows the item and payment with the same id', () => {
    const row = rowAfter(
      of('item', [{ type: 'ItemShipped', data: { shippedAt: 't' } }]),
      of('payment', [{ type: 'PaymentCompleted', data: { numberEnding: '1234' } }], 3),
    );
    expect(row?.itemStatus).toBe('item_in_transit');
    expect(row?.payment).toMatchObject({ status: 'payment_completed', numberEnding: '1234' });
  });

  it('stays paid when a cancellation comes too late', () => {
    const late = { type: 'PaymentCancelFailed', data: { reason: 'already-paid' } };
    const row = rowAfter(of('payment', [{ type: 'PaymentCompleted', data: {} }, late]));
    expect(row?.payment.status).toBe('payment_completed');
  });

  it('knows the package that it shares with others, and how far the carrier is', () => {
    const shipped = { type: 'BuybackShipped', data: { packageId: anId(90), shippedAt: 't' } };
    const scan = { type: 'DeliveryStatusReported', data: { code: 'DELIVERY_IN_TRANSIT', items: [id] } };
    const row = rowAfter(of('buyback', [shipped]), of('package', [scan], 3, anId(90)));
    expect(row?.transport.packageId).toBe(anId(90));
    expect(row?.deliveryStatus).toBe('DELIVERY_IN_TRANSIT');
  });

  it('leaves no cancellation and no proposal open once the item is lost', () => {
    const asked = { type: 'CancellationRequested', data: { reason: 'other' } };
    const lost = { type: 'BuybackNotCompleted', data: { reason: 'item-lost' } };
    const row = rowAfter(of('buyback', [finalised, proposed, asked, lost]));
    expect(row).toMatchObject({ status: 'bb_not_completed', proposal: { status: 'withdrawn' } });
    expect(row).not.toHaveProperty('cancellation');
  });

  it('is not made by an event of a buyback that nobody declared', () => {
    expect(foldHistory(buybackList, of('buyback', [finalised])).size).toBe(0);
  });
});
