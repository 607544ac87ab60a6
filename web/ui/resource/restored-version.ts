import { masked } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import { type FormValues, sameValue } from '../../kernel/forms';
import { patchOf } from './patch';

type Shape = Readonly<Record<string, z.ZodType>>;
const shortened = /… \(\d+ characters, sha256 [0-9a-f]{64}\)$/;

/** The history holds neither personal data nor very long texts: these cannot come back from it. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value !== masked && !shortened.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWhole);
}

/** What is to be sent so that a document is as it was in an earlier version, and the fields that stay as they are. */
export function restoredVersion(shape: Shape, current: object, version: FormValues) {
  const now = (name: string): unknown => Reflect.get(current, name);
  const moved = Object.keys(shape).filter((name) => !sameValue(now(name), version[name]));
  const whole = moved.filter((name) => isWhole(version[name]));
  const of = (value: (name: string) => unknown): FormValues =>
    Object.fromEntries(whole.map((name) => [name, value(name) ?? null]));
  return {
    patch: patchOf(
      of(now),
      of((name) => version[name]),
    ),
    kept: moved.filter((name) => !whole.includes(name)),
  };
}
