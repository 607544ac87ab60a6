import type { ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Filter, FindOptions, Scalar, Sort, Stored } from '@reprise/read-kernel/documents';

type Products = Collection<ResourceDocument>;
type Counted = readonly (readonly [Scalar, number])[];
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
): Promise<Counted> {
  const counted = await products.countBy(path, filter);
  const ordered = path === categoryPath ? inPlace(counted, await places()) : counted;
  return direction === 1 ? ordered : ordered.toReversed();
}

type Sorted = { readonly by: ReadonlyMap<string, number>; readonly counted: Counted };

/** The same counts in the same places are asked for with every page. */
const sorted = new WeakMap<Counted, Sorted>();

/** Those of no known category come first. */
function inPlace(counted: Counted, places: ReadonlyMap<string, number>): Counted {
  const known = sorted.get(counted);
  if (known?.by === places) return known.counted;
  const placed = counted.map((each) => [places.get(String(each[0])) ?? -1, each] as const);
  const made = placed.sort(([a], [b]) => a - b).map(([, each]) => each);
  sorted.set(counted, { by: places, counted: made });
  return made;
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
  for (const [value, count] of await groupsOf(products, filter, first, places)) {
    const limit = options.limit - found.length;
    if (limit <= 0) break;
    const within = { $and: [filter, { [first[0]]: value }] };
    if (skip < count) found.push(...(await slice(products, within, { sort: rest, skip, limit }, places)));
    skip = Math.max(0, skip - count);
  }
  return found;
}

/** The products, of which a page can be ordered by the name of the category: another document holds it. */
export const byCategoryName = (
  products: Products,
  places: Places,
): Pick<Products, 'find' | 'count' | 'countBy'> => ({
  count: (filter) => products.count(filter),
  countBy: (path, filter) => products.countBy(path, filter),
  find(filter, options = {}) {
    const { sort = [], skip = 0, limit = Number.MAX_SAFE_INTEGER } = options;
    if (!sort.some(names)) return products.find(filter, options);
    return slice(products, filter, { sort: [...sort, ['label', 1]], skip, limit }, places);
  },
});
