export { PaymentModule } from './payment.module';
export * from './domain';
