export { PaymentModule } from './payment.module';
export { sealedPaymentFiles } from './batch/payment-file.store';
export * from './domain';
