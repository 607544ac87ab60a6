import { moneySchema, type Money } from '@reprise/contracts/kernel';
import { z } from 'zod';

export type Collection = {
  items: readonly unknown[];
  total: number | undefined;
  sums?: readonly Money[];
};
const sumsSchema = z.array(moneySchema);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Without the keys of JSON-LD, which contracts do not contain. */
export const plain = (body: unknown): unknown =>
  isRecord(body) && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith('@')))
    : body;

/** Reads a Hydra collection, or the bare array of `application/json`. Null for anything else. */
export function readCollection(body: unknown): Collection | null {
  if (Array.isArray(body)) return { items: body, total: body.length };
  if (!isRecord(body)) return null;
  const members = body['hydra:member'];
  if (!Array.isArray(members)) return null;
  const total = body['hydra:totalItems'];
  const sums = sumsSchema.safeParse(body['sums']);
  return {
    items: members,
    total: typeof total === 'number' ? total : undefined,
    ...(sums.success && { sums: sums.data }),
  };
}
