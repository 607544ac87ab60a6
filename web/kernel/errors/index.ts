export * from './crash-boundary';
export * from './use-error-modal';
export * from './use-standing-error';
