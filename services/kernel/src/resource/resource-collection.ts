import { oncePerObject, type ResourceContract } from '@reprise/contracts/kernel';
import type { CollectionSpec, IndexSpec } from '@reprise/read-kernel/documents';
import { z } from 'zod';
import type { ResourceDefinition } from './define-resource';
import { indexedFields } from './unique-names';

/** `refurb-steps` → `refurb_steps`. */
export const collectionName = (resource: string): string => resource.replaceAll('-', '_');

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

/** Top-level fields that hold arrays. */
const arraysOf = ({ schema }: ResourceContract): readonly string[] =>
  Object.entries(schema.shape).flatMap(([field, inner]) =>
    unwrapped(inner) instanceof z.ZodArray ? field : [],
  );

/** What can be derived for a resource's collection without its definition. */
export const contractSpec = oncePerObject((contract: ResourceContract): CollectionSpec => ({
  ...{ name: collectionName(contract.name), arrays: arraysOf(contract) },
  seldomWritten: contract.seldomWritten,
}));

/** Every list is of one account and without tombstones: an index that says both opens no document to find out. */
const ofTheLiving = ({ fields: [first, ...rest], ...kind }: IndexSpec): IndexSpec => ({
  ...kind,
  fields: first === 'accountId' ? [first, '_removed', ...rest] : [first ?? '_id', ...rest],
});

const specs = new WeakMap<object, CollectionSpec>();

/** The same object for the same definition: a store knows by it what it has prepared. */
export function collectionSpec<C extends ResourceContract>(
  definition: ResourceDefinition<C>,
): CollectionSpec {
  const made = specs.get(definition) ?? specOf(definition);
  specs.set(definition, made);
  return made;
}

/** Tombstones have no body, so they occupy no unique value. */
const uniqueIndex = ({ everywhere }: { everywhere?: boolean }, fields: readonly string[]): IndexSpec => {
  const last = fields.at(-1);
  return {
    fields: everywhere ? fields : ['accountId', ...fields],
    unique: true,
    ...(last !== undefined && { sparse: last }),
  };
};

function specOf<C extends ResourceContract>({ contract, options }: ResourceDefinition<C>): CollectionSpec {
  const rules = options.unique ?? [];
  const unique = rules.map((rule) => uniqueIndex(rule, indexedFields(rule)));
  // Names were compared with their capitals.
  const exact = rules.filter(({ anyCase }) => anyCase).map((rule) => uniqueIndex(rule, rule.fields));
  const ordinary = [{ fields: ['accountId'] }, ...(options.indexes ?? [])];
  const living = ordinary.map(ofTheLiving);
  return {
    ...contractSpec(contract),
    indexes: [...living, { fields: ['_outboxAt'], sparse: '_outboxAt' }, ...unique],
    // As they were before they named tombstones.
    retired: [
      ...exact,
      ...ordinary.filter(({ fields }) => fields[0] === 'accountId'),
      ...(options.retired ?? []),
    ],
    counted: ['accountId', '_removed', ...(options.counted ?? [])],
  };
}
