import type { PaymentEvent } from '@reprise/contracts/payment';
import { nothing, play, refused, scenario } from '@reprise/kernel/testing';
import {
  complete,
  createPayment,
  fail,
  ids,
  initiate,
  makeDue,
  markAsPaid,
  paymentStates,
  refuse,
  simple,
} from '../testing';
import { paymentDecider } from './payment.decider';

const given = scenario(paymentDecider);
const { customer: customerId } = ids;
const card = { currency: 'EUR', provider: 'card', customerId } as const;

function reached(state: string): PaymentEvent[] {
  return play(paymentDecider, paymentStates[state] ?? []).flatMap(({ events }) => events);
}

describe('Becoming due', () => {
  it('records the amount and the provider', () => {
    given(...reached('payment_created'))
      .when(makeDue(8_000))
      .then({ type: 'PaymentDue', data: { amount: 8_000, ...card } });
  });
  it('no payment is needed for zero', () => {
    given(...reached('payment_created'))
      .when(makeDue(0))
      .then({ type: 'PaymentNotNeeded', data: {} });
  });
  it('the same amount again changes nothing, another one corrects what was not sent', () => {
    given(...reached('awaiting_payment'))
      .when(makeDue())
      .then(nothing);
    given(...reached('awaiting_payment'))
      .when(makeDue(6_000))
      .then({ type: 'PaymentDue', data: { amount: 6_000, ...card } });
  });
  it.each(['payment_initiated', 'payment_completed'])('%s is not changed', (state) => {
    given(...reached(state))
      .when(makeDue(6_000))
      .then(nothing);
  });
});

describe('Sending', () => {
  it('counts its attempts', () => {
    given(...reached('payment_failed'))
      .when(initiate())
      .then({ type: 'PaymentInitiated', data: { attempt: 2, amount: 10_000, ...card } });
  });
  it('and cancelling name the account that pays, where it is another one', () => {
    const [created] = reached('payment_created');
    if (created?.type !== 'PaymentCreated') throw new Error('a payment begins with its creation');
    const issuer = { paymentIssuerAccountId: 'buyer-account' };
    const history = [
      { ...created, data: { ...created.data, ...issuer } },
      ...reached('awaiting_payment').slice(1),
    ];
    const sent = {
      type: 'PaymentInitiated',
      data: { attempt: 1, amount: 10_000, ...card, ...issuer },
    } as const;
    given(...history)
      .when(initiate())
      .then(sent);
    given(...history, sent)
      .when(simple('CancelPayment'))
      .then({ type: 'PaymentCancellationAsked', data: { attempt: 1, provider: 'card', ...issuer } });
  });
  it('the same batch again sends nothing, another batch is refused', () => {
    given(...reached('payment_initiated, in a batch'))
      .when(initiate(ids.batch))
      .then(nothing);
    given(...reached('payment_initiated, in a batch'))
      .when(initiate(ids.otherBatch))
      .then(refused('payment-status-invalid'));
  });
  it('a manual payment has no provider to send it', () => {
    given(...reached('awaiting_payment, by hand'))
      .when(initiate())
      .then(refused('payment-status-invalid'));
  });
  it('the provider may report a payment twice', () => {
    given(...reached('payment_completed'))
      .when(complete())
      .then(nothing);
  });
  it('a person marks a manual payment as paid, with or without a note', () => {
    const [paid] = given(...reached('awaiting_payment, by hand'))
      .when(markAsPaid())
      .events();
    expect(paid).toMatchObject({ type: 'PaymentCompleted', data: { by: 'manual', noteId: ids.note } });
  });
  it('what a provider may still send is not marked as paid: it could be paid twice', () => {
    for (const maySettleFailed of [false, true])
      given(...reached('awaiting_payment'))
        .when(markAsPaid({ maySettleFailed, noteId: ids.note }))
        .then(refused('payment-not-manual'));
  });
  it('an operator settles what failed, and says why', () => {
    const failed = reached('payment_failed');
    const paidAt = '2026-01-30T09:00:00.000Z';
    given(...failed)
      .when(markAsPaid())
      .then(refused('payment-not-manual'));
    given(...failed)
      .when(markAsPaid({ maySettleFailed: true }))
      .then(refused('payment-comment-required'));
    given(...failed)
      .when(markAsPaid({ maySettleFailed: true, noteId: ids.note }))
      .then({ type: 'PaymentCompleted', data: { by: 'manual', paidAt, noteId: ids.note } });
  });
  it('what is paid or under way is not marked as paid', () => {
    given(...reached('payment_completed'))
      .when(markAsPaid())
      .then(refused('payment-already-completed'));
    given(...reached('payment_initiated'))
      .when(markAsPaid())
      .then(refused('payment-status-invalid'));
  });
});

describe('Cancelling', () => {
  it.each(['payment_created', 'awaiting_payment', 'payment_failed'])('%s is cancelled at once', (state) => {
    given(...reached(state))
      .when(simple('CancelPayment'))
      .then({ type: 'PaymentCancelled', data: { forced: false } });
  });
  it('a payment on its way is recalled, once', () => {
    given(...reached('payment_initiated'))
      .when(simple('CancelPayment'))
      .then({ type: 'PaymentCancellationAsked', data: { attempt: 1, provider: 'card' } });
    given(...reached('payment_initiated, cancellation asked'))
      .when(simple('CancelPayment'))
      .then(nothing);
  });
  it('the provider refuses, and force cancels', () => {
    const { state } = given(...reached('payment_initiated, cancellation asked')).when(refuse());
    expect(state().status).toBe('payment_cancel_failed');
    given(...reached('payment_cancel_failed'))
      .when(simple('ForceCancelPayment'))
      .then({ type: 'PaymentCancelled', data: { forced: true } });
  });
  it('an attempt that fails during a recall is cancelled', () => {
    given(...reached('payment_initiated, cancellation asked'))
      .when(fail())
      .then({ type: 'PaymentCancelled', data: { forced: false } });
  });
  it('a completed payment stays completed, and the requester is informed', () => {
    const asked = given(...reached('payment_completed')).when(simple('CancelPayment'));
    asked.then({ type: 'PaymentCancelFailed', data: { reason: 'already-paid' } });
    expect(asked.state().status).toBe('payment_completed');
    given(...reached('payment_completed'))
      .when(simple('ForceCancelPayment'))
      .then(nothing);
  });
  it('the payment may complete after the provider refused to cancel', () => {
    expect(
      given(...reached('payment_cancel_failed'))
        .when(complete())
        .state().status,
    ).toBe('payment_completed');
  });
  it('an uncompleted buyback closes an unsent payment; a completed one stays', () => {
    given(...reached('awaiting_payment'))
      .when(simple('CloseUncompletedPayment'))
      .then({ type: 'PaymentNotCompleted', data: {} });
    given(...reached('payment_completed'))
      .when(simple('CloseUncompletedPayment'))
      .then(nothing);
  });
  it('an unknown payment is not found', () => {
    given().when(simple('CancelPayment')).then(refused('not-found'));
    expect(given().when(createPayment()).state().status).toBe('payment_created');
  });
});
