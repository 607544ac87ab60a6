import { personKeys } from '@reprise/contracts/rules';
import { customerParts, type Purpose, type SealedField } from '@reprise/kernel/ports';
import type { Document } from '@reprise/read-kernel/documents';
import { sealedFindKeys, type FindTokens } from './blind-index';
import type { SecretBox } from './secret-box';

export type CustomerDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly contact: string;
  readonly accounting: string;
  /** ISO date; accounting may not be erased before. */
  readonly retainUntil: string;
  /** Until the contact is erased. */
  readonly found?: FindTokens;
};
export type KeyDocument = { readonly _id: string; readonly accountId: string; readonly wrapped: string };

export const customersCollection = {
  name: 'customers',
  indexes: [
    { fields: ['accountId'] },
    { fields: ['retainUntil'] },
    ...personKeys.map((by) => ({ fields: ['accountId', `found.${by}`], sparse: `found.${by}` })),
  ],
};
/**
 * Separate from the customers, so that a copy of those alone cannot be decrypted, and an erasure also covers old
 * copies.
 */
export const customerKeysCollection = {
  name: 'customer_keys',
  retired: [{ fields: ['accountId'] }],
};

export const placeOf = (customerId: string, purpose: Purpose) => `customer/${customerId}/${purpose}`;
export const purposes = ['contact', 'accounting'] as const;
export const sealed = (box: SecretBox, customerId: string, purpose: Purpose, value: unknown): string =>
  box.seal(JSON.stringify(customerParts[purpose].parse(value)), placeOf(customerId, purpose));
export const created = (document: Document) => ({ kind: 'put' as const, document, expected: -1 });
export const keyId = (customerId: string, purpose: Purpose) => `${customerId}:${purpose}`;
export const placeOfKey = (id: string) => `key/${id}`;

export const sealedCustomers: readonly SealedField[] = [
  { collection: customerKeysCollection, path: 'wrapped', place: placeOfKey },
  ...purposes.map((purpose) => ({
    ...{ collection: customersCollection, path: purpose, byDataKey: true as const },
    place: (id: string) => placeOf(id, purpose),
  })),
  ...sealedFindKeys,
];
