export * from './amounts';
export { numberText } from './number-text';
export { unitText } from './unit-text';
export { signedMoney } from './signed-money';
