import type { KnownPayment, PaymentState } from './payment.state';
import { known, issuerOf, statusInvalid, type DataOf, type PaymentEvents } from './known-payment.decider';

/** An unsent payment is cancelled at once; a sent one only by its provider; a completed one not at all (domain §4). */
export function cancelPayment(state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_not_needed':
    case 'payment_not_completed':
      return cancelled(false);
    case 'payment_initiated':
      return payment.cancelAsked ? [] : askProvider(payment);
    case 'payment_cancel_failed':
      return askProvider(payment);
    case 'payment_completed':
      return [{ type: 'PaymentCancelFailed', data: { reason: 'already-paid' } }];
    case 'payment_cancelled':
      return [];
  }
}

export function confirmCancelled(state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_initiated':
      if (!payment.cancelAsked) throw statusInvalid(payment);
      return cancelled(false);
    case 'payment_cancel_failed':
      return cancelled(false);
    case 'payment_cancelled':
    case 'payment_completed':
      return [];
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_not_completed':
    case 'payment_not_needed':
      throw statusInvalid(payment);
  }
}

export function refuseCancel(data: DataOf<'RefusePaymentCancel'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_initiated':
      if (!payment.cancelAsked) throw statusInvalid(payment);
      return [{ type: 'PaymentCancelFailed', data }];
    case 'payment_cancel_failed':
    case 'payment_cancelled':
    case 'payment_completed':
      return [];
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_not_completed':
    case 'payment_not_needed':
      throw statusInvalid(payment);
  }
}

/**
 * A person cancels the buyback anyway. A completed payment stays completed; one that is on its way again is
 * recalled.
 */
export function forceCancel(state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_cancel_failed':
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_not_completed':
    case 'payment_not_needed':
      return cancelled(true);
    case 'payment_initiated':
      return payment.cancelAsked ? [] : askProvider(payment);
    case 'payment_completed':
    case 'payment_cancelled':
      return [];
  }
}

const cancelled = (forced: boolean): PaymentEvents => [{ type: 'PaymentCancelled', data: { forced } }];

/** Only the provider can recall what was sent. */
export function askProvider(payment: KnownPayment): PaymentEvents {
  const { attempts, provider, batchId } = payment.account;
  const data = { attempt: attempts, provider, ...(batchId ? { batchId } : {}), ...issuerOf(payment) };
  return [{ type: 'PaymentCancellationAsked', data }];
}
