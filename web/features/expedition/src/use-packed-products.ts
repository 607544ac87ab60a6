import { type ItemRow, listItems } from '@reprise/contracts/item';
import type { PackageRow } from '@reprise/contracts/package';
import { useList, useMayCall } from '../../../kernel/store';

/** A code alone does not say what lies in the box. */
export function usePackedProducts({ items }: PackageRow): ReadonlyMap<string, ItemRow> {
  const codes = items.map(({ identificationNumber }) => identificationNumber);
  const asks = useMayCall(listItems) && codes.length > 0;
  const query = { 'identificationNumber[]': codes, pagination: false };
  const found = useList(listItems, asks ? { query } : undefined);
  return new Map(found.items.map((item) => [item.id, item]));
}
