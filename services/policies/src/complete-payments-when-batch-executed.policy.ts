import { idOf, policy, toBatched } from './policy-language';

export const completePaymentsWhenBatchExecuted = policy(
  'complete-payments-when-batch-executed',
  ['PaymentBatchExecuted'],
  (event) => {
    const { executedAt, payments } = event.data;
    const data = { by: 'batch' as const, paidAt: executedAt, providerReference: idOf(event) };
    return payments.map((id) => toBatched(id, event.data, { type: 'CompletePayment', data }));
  },
);
