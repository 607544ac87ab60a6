export * from './choices';
export * from './product-draft';
export * from './receipt';
export * from './steps';
