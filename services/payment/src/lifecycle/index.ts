export { PaymentLifecycle } from './payment.lifecycle';
export { PaymentBatchLifecycle } from './payment-batch.lifecycle';
