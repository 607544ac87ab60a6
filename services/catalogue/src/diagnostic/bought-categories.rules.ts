import { channels, circuitRule, type Channel, type Circuit } from '@reprise/contracts/rules';

type Circuits = {
  readonly categories: readonly {
    readonly id: string;
    readonly status: 'active' | 'inactive';
    /** Its own or inherited. */
    readonly circuits: readonly Circuit[];
  }[];
  readonly circuits: readonly { readonly name: Circuit; readonly active: boolean }[];
};
/** The channels through which a category is bought, by its id. */
export type Bought = ReadonlyMap<string, readonly Channel[]>;

/** An active category is bought through the channels of the active circuits that belong to it. */
export function boughtIn({ categories, circuits }: Circuits): Bought {
  const active = new Set(circuits.filter((circuit) => circuit.active).map(({ name }) => name));
  const through = ({ status, circuits: own }: Circuits['categories'][number]): readonly Channel[] =>
    status === 'active'
      ? channels.filter((channel) =>
          own.some((name) => active.has(name) && circuitRule(name).channel === channel),
        )
      : [];
  return new Map(categories.map((category) => [category.id, through(category)]));
}
