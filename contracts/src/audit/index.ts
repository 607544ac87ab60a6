export * from './audit.api';
export * from './document-version.rules';
