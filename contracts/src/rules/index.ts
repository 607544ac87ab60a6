export * from './statuses';
export * from './circuits';
export * from './delivery-status';
export * from './price';
