export * from './audit.api';
