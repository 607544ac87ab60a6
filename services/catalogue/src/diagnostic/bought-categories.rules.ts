import { onSale, type Linked } from '@reprise/contracts/catalogue';
import { channels, circuitRule, type Channel, type Circuit } from '@reprise/contracts/rules';

type Circuits = {
  /** All of the account. */
  readonly categories: readonly (Linked & {
    readonly status: 'active' | 'inactive';
    /** Its own or inherited. */
    readonly circuits: readonly Circuit[];
  })[];
  readonly circuits: readonly { readonly name: Circuit; readonly active: boolean }[];
};
/** The channels through which a category is bought, by its id. */
export type Bought = ReadonlyMap<string, readonly Channel[]>;

/** A category on sale is bought through the channels of the active circuits that belong to it. */
export function boughtIn({ categories, circuits }: Circuits): Bought {
  const active = new Set(circuits.filter((circuit) => circuit.active).map(({ name }) => name));
  const through = ({ circuits: own }: Circuits['categories'][number]): readonly Channel[] =>
    channels.filter((channel) =>
      own.some((name) => active.has(name) && circuitRule(name).channel === channel),
    );
  const open = new Set(onSale(categories));
  return new Map(categories.map((each) => [each.id, open.has(each) ? through(each) : []]));
}
