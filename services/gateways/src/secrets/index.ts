export { SecretBox, SecretTampered, newKey } from './secret-box';
export { loadMasterKey, otherMasterKeys } from './master-key';
export * from './customer-vault';
export { sealedCustomers } from './customer-documents';
