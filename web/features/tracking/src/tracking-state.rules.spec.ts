import { openProposal, sale } from './testing/sale';
import { priceNow, stateOf } from './tracking-state.rules';

describe('where a sale stands', () => {
  it('is said of the label first: it is awaited, then there to print', () => {
    expect(stateOf(sale())).toBe('label-coming');
    const labelled = { label: 'Post', labelKey: 'labels/1.pdf' };
    expect(stateOf(sale({ transport: labelled }))).toBe('send');
    expect(stateOf(sale({ transport: labelled, circuit: 'web_collect' }))).toBe('collect');
  });

  it('asks for the price of the day once the promised one ended, until the product has left', () => {
    const until = '2026-12-03T09:00:00.000Z';
    const promised = sale({ priceLock: { until, remindAt: [] } });
    expect(stateOf(promised, until)).toBe('label-coming');
    const late = '2026-12-03T09:00:00.001Z';
    expect(stateOf(promised, late)).toBe('renew');
    expect(stateOf({ ...promised, status: 'bb_in_transit' }, late)).toBe('on-its-way');
  });

  it('asks for no label where the product is brought to a store', () => {
    expect(stateOf(sale({ circuit: 'web_drop', status: 'bb_awaiting_store_drop' }))).toBe('bring');
    const dropped = sale({ circuit: 'web_drop' }, ['BuybackDeclared', 'BuybackFinalised']);
    expect(stateOf(dropped)).toBe('handed-over');
  });

  it('waits for the customer while an offer is open, and only then', () => {
    const checked = sale({ status: 'bb_in_processing' });
    expect(stateOf(checked)).toBe('checking');
    expect(stateOf({ ...checked, proposal: openProposal })).toBe('decide');
    expect(stateOf(sale({ status: 'bb_completed_with_negociation', proposal: openProposal }))).toBe(
      'payment-coming',
    );
  });

  it('is paid only when the payment was made', () => {
    const states = ['payment_initiated', 'payment_failed', 'payment_completed', 'payment_not_needed'];
    const found = states.map((paymentStatus) => stateOf(sale({ status: 'bb_completed', paymentStatus })));
    expect(found).toEqual(['payment-coming', 'payment-late', 'paid', 'done']);
  });

  it('ends without a payment when it did not go through', () => {
    const ended = (...history: string[]) => stateOf(sale({ status: 'bb_not_completed' }, history));
    expect(ended('ProposalDeclined')).toBe('returning');
    expect(ended('ProposalExpired')).toBe('returning');
    expect(ended('ItemReturned')).toBe('returning');
    expect(ended('ItemHandedBack')).toBe('handed-back');
    expect(stateOf(sale({ status: 'bb_cancelled' }))).toBe('cancelled');
  });
});

it('a sale whose product was lost promises no return', () => {
  expect(stateOf(sale({ status: 'bb_not_completed' }, ['BuybackNotCompleted']))).toBe('not-sold');
});

describe('the price of a sale', () => {
  it('is the estimate until the check is complete, then the confirmed one', () => {
    const prices = { declared: 10_000, validated: 6000 };
    expect(priceNow(sale({ prices }))).toEqual({ kind: 'estimated', amount: 10_000 });
    expect(priceNow(sale({ prices, status: 'bb_completed_with_negociation' }))).toEqual({
      kind: 'confirmed',
      amount: 6000,
    });
  });
});
