export * from './amounts';
export { numberText } from './number-text';
export { signedMoney } from './signed-money';
