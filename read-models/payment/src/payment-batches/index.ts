export { paymentBatches, type PaymentBatchListRow } from './payment-batches.projection';
