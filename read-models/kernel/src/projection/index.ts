export * from './projection';
export * from './define-projection';
export * from './projection-failure';
export * from './projection-runner';
export * from './live-versions';
export * from './position-signals';
export * from './known-row';
export * from './rebuild';
export type { Difference } from './compare-rows';
