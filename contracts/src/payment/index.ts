export * from './payment.events';
export * from './payment.commands';
export * from './payment.api';
