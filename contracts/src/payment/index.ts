export * from './payment.events';
export * from './payment.commands';
