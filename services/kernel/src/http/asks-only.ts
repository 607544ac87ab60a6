import type { ListQuery } from '@reprise/contracts/kernel';

/** Whether a list is asked for some of these values of a field, and for no other. */
export function asksOnly({ filters }: ListQuery, field: string, values: readonly string[]): boolean {
  const asked = filters[field];
  return asked?.kind === 'in' && asked.values.every((value) => values.includes(value));
}
