import { idOf, policy, toBatched } from './policy-language';

export const initiatePaymentsWhenBatchApproved = policy(
  'initiate-payments-when-batch-approved',
  ['PaymentBatchApproved'],
  (event) => {
    const batchId = idOf(event);
    const command = { type: 'InitiatePayment', data: { batchId } } as const;
    return event.data.included.map((id) => toBatched(id, event.data, command));
  },
);
