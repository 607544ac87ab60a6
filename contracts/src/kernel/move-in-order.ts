import { z } from 'zod';

/** The moves of every sort tool (back office §2). */
export const orderMoves = ['up', 'down', 'top', 'bottom'] as const;
/** One step, to an end, or to a place counted from 0: where it was dropped. */
export const orderMoveSchema = z.union([
  z.strictObject({ to: z.enum(orderMoves) }),
  z.strictObject({ position: z.int().nonnegative() }),
]);
export type OrderMove = z.infer<typeof orderMoveSchema>;

/** The ids in their new order. One that is already at that end stays there; an unknown id changes nothing. */
export function moveInOrder(ids: readonly string[], id: string, move: OrderMove): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0) return ids;
  const last = ids.length - 1;
  const ends = { up: Math.max(0, from - 1), down: Math.min(last, from + 1), top: 0, bottom: last };
  const target = 'to' in move ? ends[move.to] : Math.min(last, move.position);
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, target), id, ...others.slice(target)];
}
