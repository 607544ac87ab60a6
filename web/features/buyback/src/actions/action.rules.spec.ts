import type { Permission } from '@reprise/contracts/permissions';
import { buyback } from '../buyback.fixture';
import { actionsFor } from './action.rules';

const keys = (...args: Parameters<typeof actionsFor>): string[] => actionsFor(...args).map(({ key }) => key);
const reasons = (...args: Parameters<typeof actionsFor>): Record<string, string | undefined> =>
  Object.fromEntries(actionsFor(...args).map(({ key, reason }) => [key, reason]));

describe('the actions of a buyback', () => {
  it('are absent without their permission', () => {
    expect(keys(buyback(), [])).toEqual([]);
    expect(keys(buyback(), ['buyback.cancel'])).toEqual(['cancel']);
    expect(keys(buyback(), ['payment.mark-as-paid'])).toEqual(['mark-as-paid', 'retry-payment']);
  });
  it('give the reason why the state does not allow them', () => {
    const done = buyback({
      status: 'bb_completed',
      payment: { ...buyback().payment, status: 'payment_completed' },
    });
    expect(reasons(done, ['buyback.cancel', 'buyback.force-cancel', 'payment.mark-as-paid'])).toEqual({
      cancel: 'not-cancellable',
      'force-cancel': 'force-after-failure',
      'mark-as-paid': 'already-paid',
      'retry-payment': 'payment-not-failed',
    });
  });
  it('let only a manual payment be marked as paid, and a failed one by an operator', () => {
    const paid = (payment: object, ...held: Permission[]) =>
      reasons(buyback({ payment: { ...buyback().payment, ...payment } }), ['payment.mark-as-paid', ...held])[
        'mark-as-paid'
      ];
    expect(paid({ status: 'awaiting_payment', provider: 'none' })).toBeUndefined();
    expect(paid({ status: 'awaiting_payment', provider: 'sepa_transfer' })).toBe('payment-not-manual');
    expect(paid({ status: 'payment_failed', provider: 'card' })).toBe('payment-not-manual');
    expect(paid({ status: 'payment_failed', provider: 'card' }, 'payment.settle-failed')).toBeUndefined();
  });
  it('leave a transfer that failed to the next batch', () => {
    const retried = (provider: 'card' | 'sepa_transfer') => {
      const payment = { ...buyback().payment, status: 'payment_failed', provider } as const;
      return reasons(buyback({ payment }), ['payment.mark-as-paid'])['retry-payment'];
    };
    expect(retried('card')).toBeUndefined();
    expect(retried('sepa_transfer')).toBe('payment-needs-batch');
  });
  it('offer force only after a cancellation failed', () => {
    const held = ['buyback.force-cancel'] as const;
    expect(reasons(buyback(), held)['force-cancel']).toBe('force-after-failure');
    expect(reasons(buyback({ cancellation: 'failed' }), held)['force-cancel']).toBeUndefined();
  });
  it('let an item be lost only where it is', () => {
    const held = ['item.mark-lost-store', 'item.mark-lost-transport', 'item.mark-lost-warehouse'] as const;
    expect(reasons(buyback({ itemStatus: 'item_in_transit' }), held)).toEqual({
      'lost-store': 'not-in-store',
      'lost-transport': undefined,
      'lost-warehouse': 'not-in-warehouse',
    });
  });
});
