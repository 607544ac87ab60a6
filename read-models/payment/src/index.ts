export * from './payment-list';
export * from './payment-batches';
