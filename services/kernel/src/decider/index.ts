export * from './decider';
export * from './decider-store';
