export * from './amounts';
export { signedMoney } from './signed-money';
