export { paymentBatches, type PaymentBatchListRow } from './payment-batches/payment-batches.projection';
export { paymentList, type PaymentListRow } from './payment-list/payment-list.projection';
