import type { PaymentCommand, PaymentEvent } from '@reprise/contracts/payment';
import type { Decider } from '@reprise/kernel';
import { cancelPayment, confirmCancelled, forceCancel, refuseCancel } from './cancel.decider';
import { closeUncompleted, createPayment, makePaymentDue } from './due.decider';
import { evolvePayment } from './payment.evolve';
import type { PaymentState } from './payment.state';
import { completePayment, failPayment, initiatePayment, markAsPaid, retryPayment } from './sending.decider';

/** The payment (domain §4). It is paid out once: no command leads away from `payment_completed`. */
export const paymentDecider: Decider<PaymentCommand, PaymentEvent, PaymentState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolvePayment,
};

function decide(command: PaymentCommand, state: PaymentState): readonly PaymentEvent[] {
  switch (command.type) {
    case 'CreatePayment':
      return createPayment(command.data, state);
    case 'MakePaymentDue':
      return makePaymentDue(command.data, state);
    case 'InitiatePayment':
      return initiatePayment(command.data, state);
    case 'RetryPayment':
      return retryPayment(state);
    case 'CompletePayment':
      return completePayment(command.data, state);
    case 'MarkAsPaid':
      return markAsPaid(command.data, state);
    case 'FailPayment':
      return failPayment(command.data, state);
    case 'CancelPayment':
      return cancelPayment(state);
    case 'ConfirmPaymentCancelled':
      return confirmCancelled(state);
    case 'RefusePaymentCancel':
      return refuseCancel(command.data, state);
    case 'ForceCancelPayment':
      return forceCancel(state);
    case 'CloseUncompletedPayment':
      return closeUncompleted(state);
  }
}
