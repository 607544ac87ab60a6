import type { AccountConfiguration } from './account-configuration.reader';

type Circuits = Pick<AccountConfiguration, 'categories' | 'circuits'>;

/** Ids of the categories to which an active circuit belongs, their own or inherited. */
export function boughtIn({ categories, circuits }: Circuits): ReadonlySet<string> {
  const active = new Set<string>(circuits.filter((circuit) => circuit.active).map(({ name }) => name));
  const bought = categories.filter((category) => category.circuits.some((name) => active.has(name)));
  return new Set(bought.map(({ id }) => id));
}
