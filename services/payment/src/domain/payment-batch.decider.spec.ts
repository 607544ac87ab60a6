import type { PaymentBatchEvent } from '@reprise/contracts/payment';
import { play, refused, scenario } from '@reprise/kernel/testing';
import { anId, approve, batchOf, discard, execute, paymentBatchStates } from '../testing';
import { paymentBatchDecider } from './payment-batch.decider';

const given = scenario(paymentBatchDecider);

function reached(state: string): PaymentBatchEvent[] {
  return play(paymentBatchDecider, paymentBatchStates[state] ?? []).flatMap(({ events }) => events);
}

describe('A SEPA batch', () => {
  it('is never empty', () => {
    given().when(batchOf('B-1', [])).then(refused('payment-batch-empty'));
  });
  it('is executed on no day that has passed', () => {
    const executionDate = '2026-01-31';
    given()
      .when(batchOf('B-1', undefined, executionDate))
      .then(refused('payment-batch-date-passed', { executionDate }));
  });
  it('is approved by a person other than its preparer', () => {
    given(...reached('prepared'))
      .when(approve('u-1'))
      .then(refused('payment-batch-needs-other-approver'));
  });
  it('may be approved by the same person if the four-eyes principle is off', () => {
    expect(
      given(...reached('prepared'))
        .when(approve('u-1', [], false))
        .state().status,
    ).toBe('approved');
  });
  it('is approved without payments that turned out not to be payable', () => {
    const excluded = [{ paymentId: anId(61), reason: 'no-iban' }];
    given(...reached('prepared'))
      .when(approve('u-2', [anId(61)]))
      .then({
        type: 'PaymentBatchApproved',
        data: { approvedBy: 'u-2', included: [anId(60)], excluded, total: 5_000 },
      });
  });
  it('executes what was approved', () => {
    given(...reached('approved'))
      .when(execute())
      .then({
        type: 'PaymentBatchExecuted',
        data: { executedAt: '2026-02-02T09:00:00.000Z', payments: [anId(60), anId(61)] },
      });
  });
  it('is not executed before it is approved, nor discarded afterwards', () => {
    given(...reached('prepared'))
      .when(execute())
      .then(refused('payment-batch-status-invalid'));
    given(...reached('approved'))
      .when(discard())
      .then(refused('payment-batch-status-invalid'));
  });
});
