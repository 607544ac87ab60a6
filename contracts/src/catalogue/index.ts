export * from './parts';
export * from './category';
export * from './product';
export * from './question';
export * from './diagnostic';
export * from './search';
export * from './diagnose';
