import { aRecorded } from '@reprise/kernel/testing';
import { sentence } from './story';

describe('a story', () => {
  it('says when, what, and who, and shows what the event holds', () => {
    const data = { reason: 'other', forced: true, noteIds: [1, 2] };
    const actor = { userId: 'u-1', role: 'admin' };
    expect(sentence(aRecorded({ type: 'BuybackCancelled', data, actor }))).toBe(
      [
        '2026-01-05 09:00:00  Buyback cancelled: other reason. (admin u-1)',
        '  reason other · forced true · noteIds (2)',
      ].join('\n'),
    );
  });

  it('tells amounts in the currency that the event names, and codes that have no word as they are', () => {
    const due = aRecorded({ type: 'PaymentDue', data: { amount: 6_000, currency: 'EUR' } });
    expect(sentence(due)).toContain('  Payment due: €60.00. (');
    const proposed = aRecorded({
      type: 'PriceProposed',
      data: { proposedPrice: 6_050, declaredPrice: 9_000 },
    });
    expect(sentence(proposed)).toContain('offered to the customer: 60.5 instead of 90. (');
    const failed = aRecorded({ type: 'PaymentFailed', data: { reason: 'account-closed' } });
    expect(sentence(failed)).toContain('  Payment failed: account-closed. (');
  });

  it('names an event without a sentence of its own', () => {
    expect(sentence(aRecorded({ type: 'Unheard', data: {} }))).toMatch(/  Unheard\. \([^\n]+$/);
  });
});
