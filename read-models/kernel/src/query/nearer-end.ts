import type { Collection, Document, Filter, FindOptions, Stored } from '../documents';

type Page = Required<Pick<FindOptions, 'skip' | 'limit' | 'sort'>> & Pick<FindOptions, 'few'>;

/** From so many rows on, counting them all costs less than walking past them. */
export const farRows = 1000;

/** A page from the nearer end of its list: an engine walks past whatever it skips. @param total of the whole list. */
export async function fromNearerEnd<T extends Document>(
  collection: Pick<Collection<T>, 'find'>,
  filter: Filter,
  page: Page,
  total: number,
): Promise<readonly Stored<T>[]> {
  const rest = total - page.skip;
  if (rest <= 0) return [];
  if (page.skip <= rest) return collection.find(filter, page);
  const limit = Math.min(page.limit, rest);
  const sort = page.sort.map(([path, direction]) => [path, direction === 1 ? -1 : 1] as const);
  const found = await collection.find(filter, { ...page, sort, skip: rest - limit, limit });
  return [...found].reverse();
}
