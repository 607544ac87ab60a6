export { SecretBox, SecretTampered, newKey } from './secret-box';
export { loadMasterKey } from './master-key';
export * from './customer-vault';
