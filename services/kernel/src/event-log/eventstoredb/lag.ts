import type { Position } from '../event-log.port';
import type { AllReader } from './all-reader';
import { bytesBefore } from './position';

/** Lags up to here are counted. */
export const countedLag = 10_000;

/**
 * Events of ours after a position. Counted up to `countedLag`; beyond, the server could only tell by sending them all,
 * so the rest is judged by its bytes, at the size that the counted ones had. Positions are byte offsets in the log.
 */
export async function distanceTo(all: AllReader, position: Position): Promise<number> {
  const counted = await all.after(position, countedLag);
  const last = counted.at(-1);
  if (!last || counted.length < countedLag) return counted.length;
  // Where the first begins, its own bytes are not before it.
  const first = counted[0]?.position ?? last.position;
  const bytes = bytesBefore(last.position) - bytesBefore(first);
  const rest = bytesBefore(await all.head()) - bytesBefore(last.position);
  const each = Number(bytes) / (counted.length - 1);
  return counted.length + Math.max(0, Math.round(Number(rest) / each));
}
