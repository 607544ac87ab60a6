/** For lists in which no two entries may have the same value of a field. */
export const distinctBy =
  <K extends string>(field: K) =>
  (entries: readonly Readonly<Record<K, unknown>>[]): boolean =>
    new Set(entries.map((entry) => entry[field])).size === entries.length;
