export * from './recurring';
export * from './document-timer-store';
export * from './sqlite-timer-store';
export * from './timer-service';
export * from './timer-store.port';
export * from './job-work';
