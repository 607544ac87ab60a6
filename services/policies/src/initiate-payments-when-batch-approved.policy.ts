import { idOf, policy, toPayment } from './policy-language';

export const initiatePaymentsWhenBatchApproved = policy(
  'initiate-payments-when-batch-approved',
  ['PaymentBatchApproved'],
  (event) => {
    const batchId = idOf(event);
    return event.data.included.map((id) => toPayment(id, { type: 'InitiatePayment', data: { batchId } }));
  },
);
