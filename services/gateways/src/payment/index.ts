export * from './payment-provider.port';
export { ManualProvider } from './manual.provider';
export { SepaTransferProvider } from './sepa-transfer.provider';
export {
  SandboxProvider,
  sandboxPaymentsCollection,
  sealedVouchers,
  type SandboxOptions,
  type SandboxPayment,
} from './sandbox.provider';
export { sandboxPaymentSettingsCollection, type SandboxPaymentSettings } from './sandbox-payment-settings';
export { paymentProviders, type PaymentProviders } from './payment-providers';
export * from './sepa';
export { resultOf } from './gift-card-contract';
export { HttpGiftCards } from './http-gift-cards';
