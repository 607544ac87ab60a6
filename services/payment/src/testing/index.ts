export * from './payment.fixtures';
export * from './payment-batch.fixtures';
