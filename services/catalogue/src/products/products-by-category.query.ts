import type { ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Filter, FindOptions, Scalar, Sort, Stored } from '@reprise/read-kernel/documents';

type Products = Collection<ResourceDocument>;
type Group = { readonly among: Filter; readonly count: number };
/** Names of categories by their ids. */
type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const categoryPath = 'categoryId';
const names = ([path]: Sort[number]): boolean => path === categoryPath;

/** Products that have the same value, in the order of the values: a category is placed by its name, not by its id. */
async function groupsOf(
  products: Products,
  filter: Filter,
  [path, direction]: Sort[number],
  namesOf: NamesOf,
): Promise<readonly Group[]> {
  const counted = await products.countBy(path, filter);
  const group = ([value, count]: readonly [Scalar, number]): Group => ({ among: { [path]: value }, count });
  const ordered = path === categoryPath ? await byName(counted, namesOf) : counted;
  const groups = ordered.map(group);
  return direction === 1 ? groups : groups.reverse();
}

async function byName<T extends readonly [Scalar, number]>(
  counted: readonly T[],
  namesOf: NamesOf,
): Promise<readonly T[]> {
  const known = await namesOf(counted.map(([id]) => String(id)));
  const nameOf = ([id]: T): string => known.get(String(id)) ?? '';
  return [...counted].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

async function slice(
  products: Products,
  filter: Filter,
  options: Required<Omit<FindOptions, 'few'>>,
  namesOf: NamesOf,
): Promise<readonly Stored<ResourceDocument>[]> {
  const [first, ...rest] = options.sort;
  if (!first || !options.sort.some(names)) return products.find(filter, options);
  const found: Stored<ResourceDocument>[] = [];
  let { skip } = options;
  for (const { among, count } of await groupsOf(products, filter, first, namesOf)) {
    const limit = options.limit - found.length;
    if (limit <= 0) break;
    const within = { $and: [filter, among] };
    if (skip < count) found.push(...(await slice(products, within, { sort: rest, skip, limit }, namesOf)));
    skip = Math.max(0, skip - count);
  }
  return found;
}

/** The products, of which a page can be ordered by the name of the category: another document holds it. */
export const byCategoryName = (products: Products, namesOf: NamesOf): Pick<Products, 'find' | 'count'> => ({
  count: (filter) => products.count(filter),
  find(filter, options = {}) {
    const { sort = [], skip = 0, limit = Number.MAX_SAFE_INTEGER } = options;
    if (!sort.some(names)) return products.find(filter, options);
    return slice(products, filter, { sort: [...sort, ['label', 1]], skip, limit }, namesOf);
  },
});
