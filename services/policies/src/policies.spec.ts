import * as buyback from '@reprise/buyback/testing';
import type { CheckInRequirement } from '@reprise/contracts/buyback';
import type { Circuit, PaymentProvider } from '@reprise/contracts/rules';
import * as item from '@reprise/item/testing';
import * as packages from '@reprise/package/testing';
import * as payment from '@reprise/payment/testing';
import { policies, singlePolicies } from './index';
import { priceLockKeys } from './price-lock-timers.rules';
import { expiryKey, reminderKey } from './proposal-timers.rules';
import { MemoryWorld } from './testing/memory-world';

const id = buyback.anId(100);

function worldWith(
  circuit: Circuit = 'web_post',
  provider: PaymentProvider = 'card',
  {
    checkIn = 'mandatory',
    paidInStore = false,
  }: { checkIn?: CheckInRequirement; paidInStore?: boolean } = {},
) {
  const world = new MemoryWorld(policies);
  const { payment: choice } = buyback.anOpening();
  const opening = buyback.anOpening(circuit, { checkIn, payment: { ...choice, provider, paidInStore } });
  world.send('buyback', id, buyback.declareBuyback(opening));
  const status = (category: string): string => world.status(category, id);
  return { world, status };
}

function arrived(circuit: Circuit = 'web_post', provider: PaymentProvider = 'card') {
  const made = worldWith(circuit, provider);
  made.world.send('package', id, packages.report('DELIVERY_IN_TRANSIT'));
  made.world.send('item', id, item.registerItem());
  return made;
}

function proposed() {
  const made = arrived();
  made.world.send('item', id, item.controlItem('lower'));
  return made;
}

describe('The list of policies', () => {
  it('names each policy once, as <effect>-when-<cause>', () => {
    const names = singlePolicies.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z-]+-when-[a-z-]+$/);
  });
  it('runs every single policy in exactly one consumer', () => {
    const heard = policies.flatMap(({ on }) => on);
    expect(new Set(heard).size).toBe(heard.length);
    expect(new Set(heard)).toEqual(new Set(singlePolicies.flatMap(({ on }) => on)));
  });
});

describe('The whole way', () => {
  it('from a web buyback to the payment, with its single package', () => {
    const { world, status } = worldWith();
    expect([status('item'), status('payment'), status('package')]).toEqual([
      'item_awaiting_inventory',
      'payment_created',
      'closed',
    ]);
    world.send('package', id, packages.recordLabel());
    world.send('package', id, packages.report('DELIVERY_IN_TRANSIT'));
    expect([status('item'), status('buyback')]).toEqual(['item_in_transit', 'bb_in_transit']);
    world.send('package', id, packages.report('DELIVERY_DELIVERED', '2026-01-09T09:00:00.000Z'));
    expect(status('buyback')).toBe('bb_in_transit');
    world.send('item', id, item.registerItem());
    expect(status('buyback')).toBe('bb_in_processing');
    world.send('item', id, item.controlItem());
    expect([status('buyback'), status('payment')]).toEqual(['bb_completed', 'payment_initiated']);
    world.send('payment', id, payment.complete());
    expect(status('payment')).toBe('payment_completed');
  });

  it('from a store: packed by hand, paid at the counter', () => {
    const { world, status } = worldWith('store_drop', 'none', { paidInStore: true });
    expect([status('item'), status('package')]).toEqual(['item_awaiting_store_drop', 'none']);
    world.send('buyback', id, buyback.finaliseBuyback());
    expect([status('item'), status('payment'), status('package')]).toEqual([
      'item_awaiting_inventory',
      'awaiting_payment',
      'none',
    ]);
    world.send('payment', id, payment.markAsPaid());
    const group = buyback.anId(200);
    world.send('package', group, packages.openGrouped());
    world.send('package', group, packages.packItem({ itemId: id }));
    world.send('package', group, packages.closePackage());
    world.send('package', group, packages.recordLabel());
    world.send('package', group, packages.handOver());
    expect(status('buyback')).toBe('bb_in_transit');
    world.send('package', group, packages.report('DELIVERY_DELIVERED'));
    expect([status('item'), status('buyback')]).toEqual([
      'item_awaiting_compliancy_tests',
      'bb_in_processing',
    ]);
    world.send('item', id, item.controlItem('absorbed', { checkIn: 'optional' }));
    expect([status('buyback'), status('payment')]).toEqual([
      'bb_completed_with_absorption',
      'payment_completed',
    ]);
  });

  it.each(['store_drop_label', 'store_collect'] as const)(
    '%s gets its package at the hand-over',
    (circuit) => {
      const { world, status } = worldWith(circuit);
      expect(status('package')).toBe('none');
      world.send('buyback', id, buyback.finaliseBuyback());
      expect(status('package')).toBe('closed');
    },
  );

  it('a test without any check-in implies the arrival', () => {
    const { world, status } = worldWith('web_post', 'card', { checkIn: 'disabled' });
    world.send('item', id, item.controlItem('same-answers', { checkIn: 'disabled' }));
    expect(status('buyback')).toBe('bb_completed');
  });

  it('a SEPA transfer waits for its batch', () => {
    const { world, status } = arrived('web_post', 'sepa_transfer');
    world.send('item', id, item.controlItem());
    expect(status('payment')).toBe('awaiting_payment');
    const batch = buyback.anId(300);
    world.send('payment_batch', batch, payment.batchOf('B-1', [id]));
    world.send('payment_batch', batch, payment.approve());
    expect(status('payment')).toBe('payment_initiated');
    world.send('payment_batch', batch, payment.execute());
    expect(status('payment')).toBe('payment_completed');
  });

  it('a mistaken check-in is undone', () => {
    const { world, status } = arrived();
    world.send('item', id, item.undoRegistration());
    expect([status('item'), status('buyback')]).toEqual(['item_in_transit', 'bb_in_transit']);
  });
});

describe('A promised price', () => {
  const declared = () => {
    const world = new MemoryWorld(policies);
    const opening = buyback.anOpening('web_post', { priceLock: buyback.someLock });
    world.send('buyback', id, buyback.declareBuyback(opening));
    return world;
  };
  it('is reminded of, ends, and is renewed with a new promise', () => {
    const world = declared();
    expect([...world.timers.keys()]).toEqual(expect.arrayContaining(priceLockKeys(id)));
    for (const key of priceLockKeys(id)) world.wake(key);
    expect(world.history.filter((type) => type.startsWith('PriceLock'))).toEqual([
      ...['PriceLockReminded', 'PriceLockReminded', 'PriceLockExpired'],
    ]);
    world.send('buyback', id, buyback.requote());
    expect([...world.timers.keys()]).toEqual([priceLockKeys(id).at(-1)]);
  });
  it('is not reminded of after its end', () => {
    const sends = [...declared().timers.values()].map(({ send }) => [send.command.type, send.notAfter]);
    const reminder = ['RemindPriceLock', buyback.someLock.until];
    expect(sends).toEqual([reminder, reminder, ['ExpirePriceLock', undefined]]);
  });
  it('is kept once the product is on its way', () => {
    const world = declared();
    world.send('item', id, item.shipItem());
    expect(world.timers.size).toBe(0);
  });
});

describe('A lower price', () => {
  it('is proposed with its timers, and accepted', () => {
    const { world, status } = arrived();
    const terms = buyback.someTerms();
    world.send('item', id, item.controlItem('lower', { terms }));
    expect([...world.timers.keys()]).toEqual([reminderKey(id, 1), reminderKey(id, 2), expiryKey(id)]);
    expect(world.timers.get(reminderKey(id, 1))?.send.notAfter).toBe(terms.expiresAt);
    world.wake(reminderKey(id, 1));
    expect(world.history).toContain('ProposalReminded');
    world.send('buyback', id, buyback.answerProposal('AcceptProposal'));
    expect([status('buyback'), status('item'), status('payment')]).toEqual([
      'bb_completed_with_negociation',
      'item_completed_with_negociation',
      'payment_initiated',
    ]);
    expect(world.timers.size).toBe(0);
  });
  it('is declined: the item goes back and nothing is paid', () => {
    const { world, status } = proposed();
    world.send('buyback', id, buyback.answerProposal('DeclineProposal'));
    expect([status('buyback'), status('item'), status('payment')]).toEqual([
      'bb_not_completed',
      'item_to_return',
      'payment_not_completed',
    ]);
    expect(world.history).toContain('ReturnTransportRequested');
  });
  it('expires by its timer', () => {
    const { world, status } = proposed();
    world.wake(expiryKey(id));
    expect([status('buyback'), status('item')]).toEqual(['bb_not_completed', 'item_to_return']);
  });
  it('is withdrawn when the item is released, and the item is tested again', () => {
    const { world, status } = proposed();
    world.send('item', id, item.release());
    expect(world.timers.size).toBe(0);
    world.send('item', id, item.controlItem());
    expect(status('buyback')).toBe('bb_completed');
  });
});

describe('Cancelling', () => {
  it('an unpaid buyback is cancelled with all that belongs to it', () => {
    const { world, status } = worldWith();
    world.send('buyback', id, buyback.requestCancellation());
    expect(['buyback', 'item', 'payment', 'package'].map(status)).toEqual([
      'bb_cancelled',
      'item_cancelled',
      'payment_cancelled',
      'cancelled',
    ]);
  });
  it('a buyback on its way is cancelled too, and its item waits for a stock', () => {
    const { world, status } = worldWith('web_drop');
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('item', id, item.shipItem());
    world.send('buyback', id, buyback.requestCancellation());
    expect([status('buyback'), status('item')]).toEqual(['bb_cancelled', 'item_to_reintegrate_to_stock']);
  });
  it('a paid buyback is not cancelled, unless it is forced; the money stays paid', () => {
    const { world, status } = worldWith('store_drop', 'none', { paidInStore: true });
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('payment', id, payment.markAsPaid());
    world.send('buyback', id, buyback.requestCancellation());
    expect(world.history).toContain('CancellationFailed');
    expect(status('buyback')).toBe('bb_awaiting_inventory');
    world.send('buyback', id, buyback.forceCancellation());
    expect([status('buyback'), status('item'), status('payment')]).toEqual([
      'bb_cancelled',
      'item_cancelled',
      'payment_completed',
    ]);
  });
  it('a payment on its way is recalled; a refusal fails the cancellation, force ends it', () => {
    const { world, status } = worldWith('store_drop', 'card', { paidInStore: true });
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('buyback', id, buyback.requestCancellation());
    expect(world.history).toContain('PaymentCancellationAsked');
    world.send('payment', id, payment.refuse());
    expect([status('payment'), status('buyback')]).toEqual([
      'payment_cancel_failed',
      'bb_awaiting_inventory',
    ]);
    world.send('buyback', id, buyback.forceCancellation());
    expect([status('payment'), status('buyback')]).toEqual(['payment_cancelled', 'bb_cancelled']);
  });
  it('the provider agrees, and the buyback is cancelled', () => {
    const { world, status } = worldWith('store_drop', 'card', { paidInStore: true });
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('buyback', id, buyback.requestCancellation());
    world.send('payment', id, payment.simple('ConfirmPaymentCancelled'));
    expect([status('payment'), status('buyback')]).toEqual(['payment_cancelled', 'bb_cancelled']);
  });
  it('the provider has paid before the recall: the buyback continues', () => {
    const { world, status } = worldWith('store_drop', 'card', { paidInStore: true });
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('buyback', id, buyback.requestCancellation());
    world.send('payment', id, payment.complete());
    expect(world.history).toContain('CancellationFailed');
    expect([status('payment'), status('buyback')]).toEqual(['payment_completed', 'bb_awaiting_inventory']);
  });
  it('after a refusal a second attempt may succeed', () => {
    const { world, status } = worldWith('store_drop', 'card', { paidInStore: true });
    world.send('buyback', id, buyback.finaliseBuyback());
    world.send('buyback', id, buyback.requestCancellation());
    world.send('payment', id, payment.refuse());
    world.send('buyback', id, buyback.requestCancellation());
    world.send('payment', id, payment.simple('ConfirmPaymentCancelled'));
    expect([status('payment'), status('buyback')]).toEqual(['payment_cancelled', 'bb_cancelled']);
  });
  it('a lost item ends its buyback and closes its payment', () => {
    const { world, status } = worldWith();
    world.send('item', id, item.lose('store'));
    expect([status('buyback'), status('payment')]).toEqual(['bb_not_completed', 'payment_not_completed']);
  });
  it('a lost item that is found goes back to its unpaid customer with a label; its buyback stays closed', () => {
    const { world, status } = worldWith();
    for (const act of [item.lose('store'), item.simple('FindItem'), item.returnItem()])
      world.send('item', id, act);
    expect(world.history).toContain('ReturnTransportRequested');
    expect([status('item'), status('buyback')]).toEqual(['item_to_return', 'bb_not_completed']);
  });
});
