import type { PaymentEvent } from '@reprise/contracts/payment';
import { askProvider } from './cancel.decider';
import type { KnownPayment, PaymentState } from './payment.state';
import { known, statusInvalid, type DataOf, type PaymentEvents } from './known-payment.decider';

export function createPayment(data: DataOf<'CreatePayment'>, state: PaymentState): PaymentEvents {
  if (state.status === 'none') return [{ type: 'PaymentCreated', data }];
  if (state.account.buybackNumber === data.buybackNumber) return [];
  throw statusInvalid(state);
}

/** A payment that was sent, or is not owed, cannot become due; an unsent amount may still be corrected. */
export function makePaymentDue(command: DataOf<'MakePaymentDue'>, state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_created':
      return [due(command, payment)];
    case 'awaiting_payment':
    case 'payment_failed':
      return command.amount === payment.account.amount ? [] : [due(command, payment)];
    case 'payment_initiated':
    case 'payment_completed':
    case 'payment_cancel_failed':
    case 'payment_not_needed':
      return [];
    case 'payment_cancelled':
    case 'payment_not_completed':
      throw statusInvalid(payment);
  }
}

function due({ amount, customerId }: DataOf<'MakePaymentDue'>, payment: KnownPayment): PaymentEvent {
  if (amount === 0) return { type: 'PaymentNotNeeded', data: {} };
  const { currency, provider } = payment.account;
  const payee = customerId ?? payment.account.customerId;
  const data = { amount, currency, provider, ...(payee ? { customerId: payee } : {}) };
  return { type: 'PaymentDue', data };
}

/** What was paid in the store stays paid (domain §4); what is still on its way is recalled. */
export function closeUncompleted(state: PaymentState): PaymentEvents {
  const payment = known(state);
  switch (payment.status) {
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
      return [{ type: 'PaymentNotCompleted', data: {} }];
    case 'payment_initiated':
      return payment.cancelAsked ? [] : askProvider(payment);
    case 'payment_completed':
    case 'payment_cancel_failed':
    case 'payment_cancelled':
    case 'payment_not_completed':
    case 'payment_not_needed':
      return [];
  }
}
