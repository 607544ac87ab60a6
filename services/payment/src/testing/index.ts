export * from './payment.fixtures';
export * from './payment-batch.fixtures';
export * from './payment.outcomes';
export * from './payment-batch.outcomes';
