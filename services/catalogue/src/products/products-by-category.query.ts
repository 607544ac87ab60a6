import type { ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Filter, FindOptions, Scalar, Sort, Stored } from '@reprise/read-kernel/documents';

type Products = Collection<ResourceDocument>;
type Group = { readonly among: Filter; readonly count: number };
/** Where each category stands in the order of the names, by its id. */
type Places = () => Promise<ReadonlyMap<string, number>>;

const categoryPath = 'categoryId';
const names = ([path]: Sort[number]): boolean => path === categoryPath;

/** Products that have the same value, in the order of the values: a category is placed by its name, not by its id. */
async function groupsOf(
  products: Products,
  filter: Filter,
  [path, direction]: Sort[number],
  places: Places,
): Promise<readonly Group[]> {
  const counted = await products.countBy(path, filter);
  const group = ([value, count]: readonly [Scalar, number]): Group => ({ among: { [path]: value }, count });
  const ordered = path === categoryPath ? inPlace(counted, await places()) : counted;
  const groups = ordered.map(group);
  return direction === 1 ? groups : groups.reverse();
}

/** Those of no known category come first. */
function inPlace<T extends readonly [Scalar, number]>(
  counted: readonly T[],
  places: ReadonlyMap<string, number>,
): readonly T[] {
  const placeOf = ([id]: T): number => places.get(String(id)) ?? -1;
  return [...counted].sort((a, b) => placeOf(a) - placeOf(b));
}

async function slice(
  products: Products,
  filter: Filter,
  options: Required<Omit<FindOptions, 'few'>>,
  places: Places,
): Promise<readonly Stored<ResourceDocument>[]> {
  const [first, ...rest] = options.sort;
  if (!first || !options.sort.some(names)) return products.find(filter, options);
  const found: Stored<ResourceDocument>[] = [];
  let { skip } = options;
  for (const { among, count } of await groupsOf(products, filter, first, places)) {
    const limit = options.limit - found.length;
    if (limit <= 0) break;
    const within = { $and: [filter, among] };
    if (skip < count) found.push(...(await slice(products, within, { sort: rest, skip, limit }, places)));
    skip = Math.max(0, skip - count);
  }
  return found;
}

/** The products, of which a page can be ordered by the name of the category: another document holds it. */
export const byCategoryName = (products: Products, places: Places): Pick<Products, 'find' | 'count'> => ({
  count: (filter) => products.count(filter),
  find(filter, options = {}) {
    const { sort = [], skip = 0, limit = Number.MAX_SAFE_INTEGER } = options;
    if (!sort.some(names)) return products.find(filter, options);
    return slice(products, filter, { sort: [...sort, ['label', 1]], skip, limit }, places);
  },
});
