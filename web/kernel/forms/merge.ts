import { type FormValues, sameValue } from './values';

/** Two edits of one record: what both changed differently is open, what only they changed is adopted. */
export type Merge = { values: FormValues; taken: readonly string[]; open: readonly string[] };

/** `base` is the common start. Fields are compared by their first name: an address is one field. */
export function mergeValues(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const moved = names.filter((name) => !sameValue(base[name], theirs[name]));
  const touched = (name: string): boolean => !sameValue(base[name], mine[name]);
  const taken = moved.filter((name) => !touched(name));
  const open = moved.filter((name) => touched(name) && !sameValue(mine[name], theirs[name]));
  const values = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { values, taken, open };
}
