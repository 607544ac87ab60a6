import { onSale, type SetUp, type SetUpLack } from '@reprise/contracts/catalogue';
import { publishedTerms } from '@reprise/contracts/configuration';
import { addressFields } from '@reprise/contracts/organisation';
import { circuitRule } from '@reprise/contracts/rules';
import { lineage } from '../categories/category-tree.rules';
import type { AccountConfiguration } from '../diagnostic/account-configuration.reader';
import { boughtIn } from '../diagnostic/bought-categories.rules';

export type SetUpFacts = {
  readonly configuration: Pick<
    AccountConfiguration,
    'categories' | 'circuits' | 'paymentModes' | 'shippingMethods' | 'settings' | 'warehouses'
  >;
  readonly accountId: string;
  readonly hasStore: boolean;
  /** Open stores whose address is incomplete, by name. */
  readonly unaddressedStores: readonly string[];
  /** Whether the account has a bank account that transfers are debited from. */
  readonly hasPayingAccount: boolean;
  /** Published products and questions, by the category that they stand in. */
  readonly published: ReadonlyMap<string, number>;
  readonly questions: ReadonlyMap<string, number>;
  readonly hasPrice: boolean;
};

const shown = 5;
type Lack = SetUp['lacks'][number];
const lack = (what: SetUpLack, of: readonly string[] = []): Lack => ({
  what,
  of: of.slice(0, shown),
  count: of.length,
});
const missing = (what: SetUpLack, lacks: boolean): Lack[] => (lacks ? [lack(what)] : []);
const each = (what: SetUpLack, of: readonly string[]): Lack[] => (of.length > 0 ? [lack(what, of)] : []);

const addressed = (place: AccountConfiguration['warehouses'][number]): boolean =>
  addressFields.every((field) => Boolean(place[field]));

function placesLack(facts: SetUpFacts): Lack[] {
  const { configuration, accountId, hasStore, unaddressedStores } = facts;
  const { warehouses, circuits } = configuration;
  const open = warehouses.filter(({ status }) => status === 'active');
  // A linked buyer looks after its own.
  const own = open.filter((warehouse) => warehouse.accountId === accountId);
  const inStores = circuits.some(({ active, name }) => active && circuitRule(name).handedOverInStore);
  return [
    ...missing('workshop', open.length === 0),
    ...each(
      'workshop-address',
      own.filter((warehouse) => !addressed(warehouse)).map(({ commonName }) => commonName),
    ),
    ...missing('store', inStores && !hasStore),
    ...each('store-address', inStores ? unaddressedStores : []),
  ];
}

function waysLack({ configuration: { circuits, paymentModes, shippingMethods } }: SetUpFacts): Lack[] {
  const modes = new Set(paymentModes.filter(({ active }) => active).map(({ id }) => id));
  const payable = (ids: readonly string[]): boolean => ids.some((id) => modes.has(id));
  const active = circuits.filter((circuit) => circuit.active);
  const unpaid = active.filter(
    ({ name, paymentModeIds }) =>
      !payable(paymentModeIds) &&
      !shippingMethods.some((method) => method.circuit === name && payable(method.paymentModeIds)),
  );
  return [
    ...missing('payment-mode', modes.size === 0),
    ...missing('circuit', active.length === 0),
    // Where there is no mode at all, that is said once.
    ...(modes.size > 0
      ? each(
          'circuit-payment-mode',
          unpaid.map(({ name }) => name),
        )
      : []),
  ];
}

function catalogueLacks({ configuration, published, questions, hasPrice }: SetUpFacts): Lack[] {
  const { categories, circuits } = configuration;
  const open = onSale(categories);
  const filled = open.filter(({ id }) => (published.get(id) ?? 0) > 0);
  const bought = boughtIn(configuration);
  const unreachable = filled.filter(({ id }) => !bought.get(id)?.length);
  const unasked = filled.filter(
    ({ id }) => !lineage(categories, id).some((category) => (questions.get(category.id) ?? 0) > 0),
  );
  const names = (of: typeof filled) => of.map(({ name }) => name);
  return [
    ...missing('category', open.length === 0),
    ...(circuits.some(({ active }) => active) ? each('category-circuit', names(unreachable)) : []),
    ...each('question', names(unasked)),
    ...missing('product', open.length > 0 && filled.length === 0),
    ...missing('price', filled.length > 0 && !hasPrice),
  ];
}

function papersLack({ configuration: { settings, paymentModes }, hasPayingAccount }: SetUpFacts): Lack[] {
  const transfers = paymentModes.some(({ active, provider }) => active && provider === 'sepa_transfer');
  return [
    ...missing('terms', publishedTerms(settings).length < 2),
    ...missing('paying-account', transfers && !hasPayingAccount),
  ];
}

/** What stands between an account and its first buyback, each with where it lacks. */
export const setUpOf = (facts: SetUpFacts): SetUp => ({
  lacks: [...placesLack(facts), ...waysLack(facts), ...catalogueLacks(facts), ...papersLack(facts)],
});
