export * from './payment.events';
export * from './payment.commands';
export * from './payment.api';
export * from './payment-batch.api';
export * from './payees.api';
