export * from './customer';
export * from './customer-vault.port';
export * from './file-store.port';
export * from './image-judge.port';
export * from './links.port';
export * from './notes.port';
export * from './payment-file.port';
export * from './printer.port';
export * from './secrets.port';

// Nest tokens: a host binds each to an adapter.
export const CUSTOMERS = Symbol('Customers');
export const FILES = Symbol('FileStore');
export const PRINTER = Symbol('Printer');
export const LINKS = Symbol('Links');
export const NOTES = Symbol('Notes');
export const SECRETS = Symbol('Secrets');
export const IMAGE_JUDGE = Symbol('ImageJudge');
export const PAYMENT_FILE_WRITER = Symbol('PaymentFileWriter');
