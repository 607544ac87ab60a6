export * from './choices';
export * from './product-draft';
export * from './steps';
