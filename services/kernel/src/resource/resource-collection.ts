import type { ResourceContract } from '@reprise/contracts/kernel';
import type { CollectionSpec, IndexSpec } from '@reprise/read-kernel/documents';
import type { ResourceDefinition } from './define-resource';

/** `refurb-steps` → `refurb_steps`. */
export const collectionName = (resource: string): string => resource.replaceAll('-', '_');

/** Tombstones have no body, so they hold no unique value. */
export function collectionSpec<C extends ResourceContract>({
  contract,
  options,
}: ResourceDefinition<C>): CollectionSpec {
  const unique = (options.unique ?? []).map(({ fields, everywhere }): IndexSpec => {
    const last = fields.at(-1);
    return {
      fields: everywhere ? fields : ['accountId', ...fields],
      unique: true,
      ...(last !== undefined && { sparse: last }),
    };
  });
  return {
    name: collectionName(contract.name),
    indexes: [
      { fields: ['accountId'] },
      { fields: ['_outboxAt'], sparse: '_outboxAt' },
      ...unique,
      ...(options.indexes ?? []),
    ],
    ...(options.arrays && { arrays: options.arrays }),
  };
}
