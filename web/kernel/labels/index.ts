export * from './labels.slice';
export { labelSaga } from './label.saga';
export { useLabel } from './use-label';
