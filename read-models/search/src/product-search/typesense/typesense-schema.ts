import { collectionOf as aliasOf } from '../collection-name';
import { facetFields } from '../facets.port';
import { searchedFields } from '../product-search.port';

/** Increment it with every change of the fields below: accounts with an older index are then refilled. */
export const schemaVersion = 6;

type Field = {
  readonly name: string;
  readonly type: 'string' | 'string[]' | 'int64';
  readonly sort?: boolean;
  readonly optional?: boolean;
  /** Its values are counted. */
  readonly facet?: boolean;
  /** False: returned in the reply, not searchable. The engine requires such fields to be optional. */
  readonly index?: boolean;
};

const shown = (name: string, type: Field['type'] = 'string'): Field => ({
  ...{ name, type, index: false, optional: true },
});

/** Names without their spaces, so that it does not matter where words are cut. */
export const joinedNames = 'joinedNames';
/** Compared as a whole, not by words. Never shown. */
export const keyFields = [
  'labelKey',
  'brandKey',
  'categoryKey',
  'categoryKeys',
  'equalsKey',
  joinedNames,
] as const;
/** Never shown to a visitor (customer journey §7: the token opens the product search). */
export const internalFields = [
  ...['accountId', 'reference', 'tacCodes', 'status', 'popularity'],
  ...keyFields,
] as const;

const counted: readonly string[] = facetFields;

/** The single declaration of the content of an account's index. */
export const fields: readonly Field[] = [
  ...searchedFields.map((name): Field => ({ name, type: 'string', facet: counted.includes(name) })),
  { name: 'labelKey', type: 'string', sort: true },
  { name: 'brandKey', type: 'string' },
  { name: joinedNames, type: 'string[]' },
  { name: 'categoryKey', type: 'string' },
  { name: 'categoryKeys', type: 'string[]' },
  { name: 'equalsKey', type: 'string', sort: true },
  { name: 'tacCodes', type: 'string[]' },
  { name: 'status', type: 'string' },
  { name: 'popularity', type: 'int64' },
  { name: 'price', type: 'int64', sort: true, optional: true, facet: true },
  ...[
    shown('accountId'),
    shown('categoryId'),
    shown('categoryIds', 'string[]'),
    shown('image'),
    shown('drawing'),
  ],
];

/** As in `words`: everything that is neither letter nor digit separates. The engine drops other signs by itself. */
export const separators: readonly string[] = [...'-_./,;:()[]{}+&#\'"*!?%@$^=<>|~`\\'];

/** The index being filled beside it, if there is one. */
export const fillingAliasOf = (accountId: string): string => `${aliasOf(accountId)}_next`;

export const versionOf = (accountId: string, number: number): string =>
  `${aliasOf(accountId)}_v${schemaVersion}_${number}`;

/** Names of all indexes of an account, as the engine's keys describe them. Ids are UUIDs, so nothing needs escaping. */
export const collectionsPattern = (accountId: string): string => `${aliasOf(accountId)}_v[0-9]+_[0-9]+`;

/** Version and number in the name of an account's index. */
export function readCollection(
  accountId: string,
  name: string,
): { version: number; number: number } | undefined {
  const [, version, number] = new RegExp(`^${aliasOf(accountId)}_v([0-9]+)_([0-9]+)$`).exec(name) ?? [];
  return version && number ? { version: Number(version), number: Number(number) } : undefined;
}
