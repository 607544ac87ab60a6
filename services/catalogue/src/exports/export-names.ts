import type { CatalogueDocuments, Stored } from '../catalogue-documents.reader';
import type { Names } from './export-records';

/** A list of names is split at commas, and a name longer than an external id is none. */
const canBeListed = (name: string): boolean => /^[^,;\n]{1,45}$/.test(name.trim());

export async function categoryNames(documents: CatalogueDocuments, accountId: string): Promise<Names> {
  const found = await documents.categories.find(accountId);
  return new Map(found.map(({ id, identifier }) => [id, identifier]));
}

/** Only places with an external id: any other is named by its id. */
export async function placeNames(documents: CatalogueDocuments, accountId: string): Promise<Names> {
  const found = await documents.organisations.find(accountId);
  return new Map(
    found.flatMap(({ id, externalId }) =>
      externalId && canBeListed(externalId) ? [[id, externalId] as const] : [],
    ),
  );
}

/** The categories of an account, each after its parent: who reads them line by line knows the parent already. */
export function parentsFirst(categories: readonly Stored<'categories'>[]): readonly Stored<'categories'>[] {
  const below = new Map<string | null, Stored<'categories'>[]>();
  for (const each of categories) below.set(each.parentId, [...(below.get(each.parentId) ?? []), each]);
  const known = new Set(categories.map(({ id }) => id));
  const roots = categories.filter(({ parentId }) => parentId === null || !known.has(parentId));
  const ordered: Stored<'categories'>[] = [];
  for (let level = roots; level.length > 0;) {
    ordered.push(...level);
    level = level.flatMap(({ id }) => below.get(id) ?? []);
  }
  return ordered;
}
