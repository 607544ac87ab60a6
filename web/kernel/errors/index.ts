export * from './use-error-modal';
