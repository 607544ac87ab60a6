export * from './documents';
export * from './waiting';
export * from './projection';
export * from './query';
