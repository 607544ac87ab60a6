import type { Reference } from '@reprise/contracts/kernel';
import { useChoices } from '../form/use-choices';

/** What documents are called, also those that may no longer be chosen. @returns the name of an id; … while it is asked for. */
export function useNamesOf(reference: Reference, ids: readonly string[]): (id: string) => string {
  const { active: _anyState, except: _anyValue, ...all } = reference;
  const { options } = useChoices(all, ids);
  return (id) => options.find(({ value }) => value === id)?.label ?? '…';
}
