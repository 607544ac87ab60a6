import type { BuybackStatus } from '@reprise/contracts/rules';
import { stagesDone } from './progress';

const done = (status: BuybackStatus, paymentStatus = 'payment_created'): number =>
  stagesDone({ status, paymentStatus });

describe('the stages of a buyback', () => {
  it('advance from declared to paid', () => {
    expect(done('bb_awaiting_inventory')).toBe(1);
    expect(done('bb_in_transit')).toBe(2);
    expect(done('bb_completed')).toBe(3);
    expect(done('bb_completed', 'payment_completed')).toBe(4);
  });

  it('are not shown for a buyback that ended otherwise', () => {
    expect(done('bb_cancelled')).toBe(0);
    expect(done('bb_not_completed')).toBe(0);
  });
});
