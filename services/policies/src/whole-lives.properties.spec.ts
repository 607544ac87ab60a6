import fc from 'fast-check';
import * as buyback from '@reprise/buyback/testing';
import type { DomainCommand } from '@reprise/contracts/kernel';
import { isTerminalBuyback, buybackStatusSchema } from '@reprise/contracts/rules';
import * as item from '@reprise/item/testing';
import * as packages from '@reprise/package/testing';
import * as payment from '@reprise/payment/testing';
import { policies } from './index';
import { expiryKey } from './proposal-timers.rules';
import { MemoryWorld } from './testing/memory-world';

const id = buyback.anId(100);
type Act = readonly [category: string, command: DomainCommand] | 'time passes';

const terms = fc.integer({ min: 400, max: 420 }).map((n) => buyback.someTerms(buyback.anId(n)));
const control = fc
  .tuple(
    fc.constantFrom('same-answers', 'by-price', 'absorbed', 'lower'),
    terms,
    fc.constantFrom('mandatory', 'optional'),
  )
  .map(([outcome, agreed, checkIn]) => item.controlItem(outcome, { terms: agreed, checkIn }));

/** What people, carriers and providers do. The policies do the rest. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant('time passes' as const),
  control.map((command) => ['item', command] as const),
  terms
    .chain(({ proposalId }) =>
      fc.constantFrom(
        buyback.answerProposal('AcceptProposal', proposalId),
        buyback.answerProposal('DeclineProposal', proposalId),
      ),
    )
    .map((command) => ['buyback', command] as const),
  fc
    .constantFrom(buyback.finaliseBuyback(), buyback.requestCancellation(), buyback.forceCancellation())
    .map((command) => ['buyback', command] as const),
  fc
    .constantFrom(
      item.registerItem(),
      item.undoRegistration(),
      item.release(),
      item.lose('store'),
      item.lose('transport'),
      item.lose('warehouse'),
      item.simple('FindItem'),
      item.recordReturnLabel(),
      item.handOverReturn(),
    )
    .map((command) => ['item', command] as const),
  fc
    .constantFrom(
      payment.initiate(),
      payment.complete(),
      payment.fail(),
      payment.refuse(),
      payment.markAsPaid(),
      payment.simple('ConfirmPaymentCancelled'),
    )
    .map((command) => ['payment', command] as const),
  fc
    .constantFrom(
      packages.handOver(),
      packages.report('DELIVERY_IN_TRANSIT'),
      packages.report('DELIVERY_DELIVERED'),
    )
    .map((command) => ['package', command] as const),
);

function live(
  circuit: 'web_post' | 'store_drop_label',
  paidInStore: boolean,
  acts: readonly Act[],
): MemoryWorld {
  const world = new MemoryWorld(policies);
  const choice = { ...buyback.anOpening().payment, paidInStore };
  world.send('buyback', id, buyback.declareBuyback(buyback.anOpening(circuit, { payment: choice })));
  for (const one of acts) {
    if (one !== 'time passes') world.attempt(one[0], id, one[1]);
    else if (world.timers.has(expiryKey(id))) world.wake(expiryKey(id));
  }
  return world;
}

const lives = fc
  .tuple(fc.constantFrom('web_post', 'store_drop_label'), fc.boolean(), fc.array(act, { maxLength: 30 }))
  .map(([circuit, paidInStore, acts]) => live(circuit, paidInStore, acts));

const itemIsAt: Readonly<Record<string, readonly string[]>> = {
  bb_awaiting_store_drop: ['item_awaiting_store_drop'],
  bb_awaiting_inventory: ['item_awaiting_inventory'],
  bb_in_transit: ['item_in_transit'],
  bb_in_processing: [
    'item_registered_in_warehouse',
    'item_awaiting_compliancy_tests',
    'item_in_quarantine',
    'item_completed',
    'item_completed_by_price',
    'item_completed_with_absorption',
  ],
};
const owed = [
  'awaiting_payment',
  'payment_initiated',
  'payment_completed',
  'payment_failed',
  'payment_cancel_failed',
];

describe('Whatever people do, in the end', () => {
  it('an open buyback agrees with its item’s place', () => {
    fc.assert(
      fc.property(lives, (world) => {
        const expected = itemIsAt[world.status('buyback', id)];
        if (expected) expect(expected).toContain(world.status('item', id));
      }),
      { numRuns: 300 },
    );
  });
  it('a completed buyback is owed or paid, and a cancelled one has no item on the way', () => {
    fc.assert(
      fc.property(lives, (world) => {
        const status = world.status('buyback', id);
        if (status.startsWith('bb_completed')) expect(owed).toContain(world.status('payment', id));
        if (status === 'bb_cancelled') expect(world.status('item', id)).toMatch(/cancelled|reintegrate|lost/);
      }),
      { numRuns: 300 },
    );
  });
  it('a finished buyback has no timer, and is paid at most once', () => {
    fc.assert(
      fc.property(lives, (world) => {
        if (isTerminalBuyback(buybackStatusSchema.parse(world.status('buyback', id)))) {
          expect(world.timers.size).toBe(0);
        }
        const paid = world.history.filter((type) => type === 'PaymentCompleted');
        expect(paid.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
