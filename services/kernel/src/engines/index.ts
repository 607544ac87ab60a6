export * from './engine-away';
