import type { ResourceContract } from '@reprise/contracts/kernel';
import type { CollectionSpec, IndexSpec } from '@reprise/read-kernel/documents';
import { z } from 'zod';
import type { ResourceDefinition } from './define-resource';

/** `refurb-steps` → `refurb_steps`. */
export const collectionName = (resource: string): string => resource.replaceAll('-', '_');

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

const known = new WeakMap<ResourceContract, readonly string[]>();

/** Top-level fields that hold arrays. */
function arraysOf(contract: ResourceContract): readonly string[] {
  const { shape } = contract.schema;
  const found =
    known.get(contract) ??
    Object.entries(shape).flatMap(([field, inner]) => (unwrapped(inner) instanceof z.ZodArray ? field : []));
  known.set(contract, found);
  return found;
}

/** What can be derived for a resource's collection without its definition. */
export const contractSpec = (contract: ResourceContract): CollectionSpec => ({
  name: collectionName(contract.name),
  arrays: arraysOf(contract),
});

/** Every list is of one account and without tombstones: an index that says both opens no document to find out. */
const ofTheLiving = ({ fields: [first, ...rest], ...kind }: IndexSpec): IndexSpec => ({
  ...kind,
  fields: first === 'accountId' ? [first, '_removed', ...rest] : [first ?? '_id', ...rest],
});

/** Tombstones have no body, so they occupy no unique value. */
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
  const ordinary = [{ fields: ['accountId'] }, ...(options.indexes ?? [])];
  const living = ordinary.map(ofTheLiving);
  return {
    ...contractSpec(contract),
    indexes: [...living, { fields: ['_outboxAt'], sparse: '_outboxAt' }, ...unique],
    // As they were before they named tombstones.
    retired: [...ordinary.filter(({ fields }) => fields[0] === 'accountId'), ...(options.retired ?? [])],
    counted: ['accountId', '_removed', ...(options.counted ?? [])],
  };
}
