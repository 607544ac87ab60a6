export * from './scanner';
export * from './use-scanner';
export * from './scanned-code';
export * from './use-lone-key';
