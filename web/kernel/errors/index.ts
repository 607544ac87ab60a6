export * from './crash-gate';
export * from './use-error-modal';
export * from './use-standing-error';
