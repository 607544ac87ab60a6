export * from './decider';
export * from './decider-store';
export * from './lifecycle';
