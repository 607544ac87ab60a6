export * from './absence';
export * from './engine-away';
