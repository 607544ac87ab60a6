export { PaymentModule } from './payment.module';
export { PaymentFileStore, sealedPaymentFiles } from './batch/payment-file.store';
export * from './domain';
