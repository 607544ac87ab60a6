import { versionAt, type AuditEntry } from '@reprise/contracts/audit';
import type { z } from 'zod';
import { type FormValues, sameValue } from '../../kernel/forms';
import { patchOf } from './patch';

type Shape = Readonly<Record<string, z.ZodType>>;
type Of = { readonly shape: Shape; readonly current: object };

/** What is to be sent so that a document is as one of its changes left it, and the fields that stay as they are. */
export function restoredVersion({ shape, current }: Of, entries: readonly AuditEntry[], at: number) {
  const now = (name: string): unknown => Reflect.get(current, name);
  const { value, lost } = versionAt(entries, at, { ...current });
  const moved = Object.keys(shape).filter(
    (name) => !lost.includes(name) && !sameValue(now(name), value[name]),
  );
  const of = (found: (name: string) => unknown): FormValues =>
    Object.fromEntries(moved.map((name) => [name, found(name) ?? null]));
  return {
    patch: patchOf(
      of(now),
      of((name) => value[name]),
    ),
    kept: lost.filter((path) => Object.hasOwn(shape, path.split('.')[0] ?? '')),
  };
}
