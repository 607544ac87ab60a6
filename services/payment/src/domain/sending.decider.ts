import type { PaymentEvent } from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import type { PaymentState } from './payment.state';
import { known, issuerOf, statusInvalid, type DataOf, type PaymentEvents } from './known-payment.decider';

export function initiatePayment(command: DataOf<'InitiatePayment'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  const { attempts, amount, currency, provider, customerId, batchId } = payment.account;
  if (payment.status === 'payment_initiated' && batchId === command.batchId) return [];
  const unsent = payment.status === 'awaiting_payment' || payment.status === 'payment_failed';
  if (!unsent || provider === 'none') throw statusInvalid(payment);
  const payee = customerId ? { customerId } : {};
  const data = {
    ...command,
    attempt: attempts + 1,
    amount,
    currency,
    provider,
    ...payee,
    ...issuerOf(payment),
  };
  return [{ type: 'PaymentInitiated', data }];
}

/**
 * What is due goes its own way: a provider's payment by itself, a transfer with its batch, which takes failed ones again.
 * A repeat finds it on its way.
 */
export function retryPayment(state: PaymentState): PaymentEvents {
  const payment = known(state);
  if (payment.status === 'awaiting_payment') throw statusInvalid(payment);
  if (payment.status === 'payment_failed' && payment.account.provider === 'sepa_transfer')
    throw new Refusal('transfer-needs-batch');
  return initiatePayment({}, state);
}

/** Whoever waits for the cancellation learns that it came too late. */
const tooLate: PaymentEvent = { type: 'PaymentCancelFailed', data: { reason: 'already-paid' } };

/** The provider's report is authoritative, even after it refused to cancel. */
export function completePayment(data: DataOf<'CompletePayment'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_initiated':
      return [{ type: 'PaymentCompleted', data }, ...(payment.cancelAsked ? [tooLate] : [])];
    case 'payment_cancel_failed':
      return [{ type: 'PaymentCompleted', data }];
    case 'payment_completed':
      return [];
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_cancelled':
    case 'payment_not_completed':
    case 'payment_not_needed':
      throw statusInvalid(payment);
  }
}

export function failPayment(data: DataOf<'FailPayment'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  if (payment.status === 'payment_failed') return [];
  const asked = payment.status === 'payment_initiated' && payment.cancelAsked;
  // A failed payment was never sent, so a cancellation waiting for the provider's answer has succeeded.
  if (asked) return [{ type: 'PaymentCancelled', data: { forced: false } }];
  const sent = payment.status === 'payment_initiated' || payment.status === 'payment_cancel_failed';
  if (!sent) throw statusInvalid(payment);
  return [{ type: 'PaymentFailed', data }];
}

/**
 * By hand: of a manual payment, and of one that its provider failed to send, by an operator who says why. What a provider
 * may still send is refused: it could be paid twice.
 */
export function markAsPaid(command: DataOf<'MarkAsPaid'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  if (payment.status === 'payment_completed') throw new Refusal('payment-already-completed');
  const unsent = payment.status === 'awaiting_payment' || payment.status === 'payment_failed';
  if (!unsent) throw statusInvalid(payment);
  const { maySettleFailed, ...data } = command;
  if (payment.account.provider !== 'none') {
    if (payment.status !== 'payment_failed' || !maySettleFailed) throw new Refusal('payment-not-manual');
    if (!data.noteId) throw new Refusal('payment-comment-required');
  }
  return [{ type: 'PaymentCompleted', data: { by: 'manual', ...data } }];
}
