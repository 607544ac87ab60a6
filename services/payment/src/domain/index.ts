export { paymentDecider } from './payment.decider';
export type { PaymentState } from './payment.state';
export { paymentBatchDecider } from './payment-batch.decider';
export type { PaymentBatchState } from './payment-batch.state';
