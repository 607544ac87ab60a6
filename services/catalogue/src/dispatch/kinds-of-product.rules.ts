import type { DispatchAsked, DispatchCondition } from '@reprise/contracts/configuration';
import { productStates, type Circuit } from '@reprise/contracts/rules';
import { lineages, onSale } from '@reprise/contracts/catalogue';
import type { AccountConfiguration } from '../diagnostic/account-configuration.reader';

type Category = AccountConfiguration['categories'][number];
export type Sold = Pick<
  AccountConfiguration,
  'categories' | 'circuits' | 'warehouseRules' | 'warehouses' | 'partiesFor'
>;
/** Products that no rule tells apart: one of them stands for all. */
export type Kind = DispatchAsked & { readonly line: readonly Category[] };
/** Categories that no rule tells apart, with the kinds of product in them. */
export type Group = { readonly like: readonly Category[]; readonly kinds: readonly Kind[] };

const fold = (text: string): string => text.trim().toLocaleLowerCase('en');

/** What the rules name of an attribute, condition by condition. */
const namedOf = (
  { warehouseRules }: Sold,
  attribute: DispatchCondition['attribute'],
): ReadonlySet<string>[] =>
  warehouseRules
    .flatMap(({ conditions }) => conditions)
    .flatMap((each) => (each.attribute === attribute ? [new Set(each.values.map(fold))] : []));

const brandsNamed = ({ warehouseRules }: Sold): string[] =>
  warehouseRules
    .flatMap(({ conditions }) => conditions)
    .flatMap((each) => (each.attribute === 'brand' ? each.values : []));

/** Which of these conditions name one of the values. */
const namedIn = (lists: readonly ReadonlySet<string>[], values: readonly string[]): string =>
  lists.map((list) => Number(values.some((value) => list.has(fold(value))))).join('');

/** Of values that the same conditions name, the first. */
function told<T extends string>(lists: readonly ReadonlySet<string>[], values: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const value of [...values].reverse()) seen.set(namedIn(lists, [value]), value);
  return [...seen.values()].reverse();
}

function categoryGroups(sold: Sold) {
  const lists = namedOf(sold, 'category');
  const lineOf = lineages(sold.categories);
  const active = sold.circuits.filter((circuit) => circuit.active).map(({ name }) => name);
  const groups = new Map<string, { line: Category[]; open: Circuit[]; like: Category[] }>();
  for (const category of onSale(sold.categories)) {
    const line = lineOf(category.id);
    const open = category.circuits.filter((name) => active.includes(name));
    const named = namedIn(
      lists,
      line.map(({ id }) => id),
    );
    const { buyerAccountId } = sold.partiesFor(category.buyerAccountId);
    const key = [named, open.join(), buyerAccountId].join(' ');
    const group = groups.get(key) ?? { line, open, like: [] };
    group.like.push(category);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Every kind of product that is bought; an unnamed brand stands for all that no rule names. */
export function kindsOfProduct(sold: Sold): Group[] {
  const brandLists = namedOf(sold, 'brand');
  const brands = told(brandLists, ['', ...brandsNamed(sold)]);
  const states = told(namedOf(sold, 'productState'), productStates);
  const circuitLists = namedOf(sold, 'circuit');
  return categoryGroups(sold).map(({ line, open, like }) => {
    const categoryId = line[0]?.id ?? '';
    const kinds = told(circuitLists, open).flatMap((circuit) =>
      brands.flatMap((brand) =>
        states.map((productState): Kind => ({ brand, circuit, productState, line, categoryId })),
      ),
    );
    return { like, kinds };
  });
}
