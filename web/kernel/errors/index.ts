export * from './use-error-modal';
export * from './use-standing-error';
