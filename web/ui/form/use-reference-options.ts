import { isPermitted, type Reference } from '@reprise/contracts/kernel';
import { choicesOf } from '@reprise/contracts/resources';
import { useMemo } from 'react';
import { useList } from '../../kernel/store';

type Option = { value: string; label: string };

/** The field that names a document to users, under any of its possible names. */
const names = ['commonName', 'name', 'label', 'title', 'email'];
function optionOf(row: unknown, reference: Reference): Option[] {
  if (typeof row !== 'object' || row === null || !isPermitted(reference, row)) return [];
  const text = (field: string): string | undefined => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const id = text('id');
  return id ? [{ value: id, label: names.map(text).find(Boolean) ?? id }] : [];
}

/** The documents that a reference can point to, sorted by name, from their own list. */
export function useReferenceOptions(reference: Reference) {
  const { list, query } = useMemo(() => choicesOf(reference), [reference]);
  const { items, status, problem } = useList(list, { query: { ...query, pagination: false } });
  const options = useMemo(
    () => items.flatMap((row) => optionOf(row, reference)).sort((a, b) => a.label.localeCompare(b.label)),
    [items, reference],
  );
  return { options, status, problem };
}
