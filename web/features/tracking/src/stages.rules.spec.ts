import { stagesOf } from './stages.rules';
import { sale } from './testing/sale';

const reached = (...[change, types]: Parameters<typeof sale>): string[] =>
  stagesOf(sale(change, types)).flatMap(({ stage, at }) => (at ? [stage] : []));

describe('the stages of a sale', () => {
  it('are those that its history tells of', () => {
    expect(reached({}, ['BuybackDeclared'])).toEqual(['declared']);
    expect(reached({}, ['BuybackDeclared', 'BuybackShipped'])).toEqual(['declared', 'sent']);
    expect(reached({}, ['BuybackDeclared', 'ProcessingStarted', 'BuybackControlled'])).toEqual([
      'declared',
      'sent',
      'controlled',
    ]);
  });

  it('do not call a product sent that was handed over in a store', () => {
    expect(reached({ circuit: 'web_drop' }, ['BuybackDeclared', 'BuybackFinalised'])).toEqual([
      'declared',
      'handed-over',
    ]);
  });

  it('show a payment in the store before the check, as the history does', () => {
    expect(reached({}, ['BuybackDeclared', 'BuybackFinalised', 'PaymentCompleted'])).toEqual([
      'declared',
      'handed-over',
      'paid',
    ]);
  });

  it('have no payment where none is due, and none at all when the sale ended otherwise', () => {
    const stages = stagesOf(sale({ paymentStatus: 'payment_not_needed' })).map(({ stage }) => stage);
    expect(stages).not.toContain('paid');
    expect(stagesOf(sale({ status: 'bb_cancelled' }))).toEqual([]);
  });
});
