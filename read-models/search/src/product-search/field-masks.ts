import { searchedFields, type SearchedField } from './product-search.port';

const boosts: Record<SearchedField, number> = {
  label: 4,
  model: 3,
  brand: 2,
  category: 1,
  ean: 1,
  reference: 1,
};

/** A set of searched fields fits in so many bits. */
export const maskBits = searchedFields.length;
export const allFields = (1 << maskBits) - 1;
export const bitOf = (field: SearchedField): number => 1 << searchedFields.indexOf(field);
export const maskOf = (fields: readonly SearchedField[]): number =>
  fields.reduce((mask, field) => mask | bitOf(field), 0);

/** Best boost among the fields of a mask. */
export const boostOf: readonly number[] = Array.from({ length: allFields + 1 }, (_, mask) =>
  Math.max(0, ...searchedFields.map((field) => (mask & bitOf(field) ? boosts[field] : 0))),
);
