import type { PaymentEvent } from '@reprise/contracts/payment';
import type { KnownPayment, PaymentState } from './payment.state';

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.status !== 'none') return evolveKnown(state, event);
  if (event.type !== 'PaymentCreated') return state;
  const { buybackNumber, amount, currency, choice, customerId, paymentIssuerAccountId: issuer } = event.data;
  const { provider } = choice;
  const account = { buybackNumber, provider, currency, amount, customerId, attempts: 0, batchId: undefined };
  const paying = issuer ? { paymentIssuerAccountId: issuer } : {};
  return { status: 'payment_created', account: { ...account, ...paying } };
}

function evolveKnown(state: KnownPayment, event: PaymentEvent): KnownPayment {
  const { account } = state;
  switch (event.type) {
    case 'PaymentCreated':
      return state;
    case 'PaymentDue': {
      const { amount, customerId } = event.data;
      return { status: 'awaiting_payment', account: { ...account, amount, customerId } };
    }
    case 'PaymentNotNeeded':
      return { status: 'payment_not_needed', account };
    case 'PaymentInitiated': {
      const { attempt, batchId } = event.data;
      const sent = { ...account, attempts: attempt, batchId };
      return { status: 'payment_initiated', account: sent, cancelAsked: false };
    }
    case 'PaymentCompleted':
      return { status: 'payment_completed', account };
    case 'PaymentFailed':
      return { status: 'payment_failed', account };
    case 'PaymentCancellationAsked':
      return { status: 'payment_initiated', account, cancelAsked: true };
    case 'PaymentCancelled':
      return { status: 'payment_cancelled', account };
    case 'PaymentCancelFailed':
      // Money paid out stays paid out: the event then only answers the requester.
      return state.status === 'payment_completed' ? state : { status: 'payment_cancel_failed', account };
    case 'PaymentNotCompleted':
      return { status: 'payment_not_completed', account };
  }
}
