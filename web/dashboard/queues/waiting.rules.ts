/** How many wait in one queue; undefined while nobody knows. */
export type Counted = { entry: string; key: string; count: number | undefined };
/** By entry of the menu, and by queue. */
export type Waits = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>;

export const withCount = (waits: Waits, { entry, key, count }: Counted): Waits => ({
  ...waits,
  [entry]: { ...waits[entry], [key]: count },
});

/** What waits behind these entries together. */
export const waitingAt = (waits: Waits, ...entries: readonly string[]): number =>
  entries
    .flatMap((entry) => Object.values(waits[entry] ?? {}))
    .reduce<number>((sum, count) => sum + (count ?? 0), 0);

const most = 999;
/** As it fits beside the name of an entry. */
export const shortCount = (count: number): string => (count > most ? `${most}+` : String(count));
