import type { Position as ServerPosition } from '@eventstore/db-client';
import type { Position } from '../event-log.port';

// 2^63 - 1 has 19 digits.
const width = 19;
const written = /^\d{19}-\d{19}$/;

/** Commit and prepare position of an event, both with fixed width, so that positions sort as strings. */
export function positionOf({ commit, prepare }: ServerPosition): Position {
  const first = fixed(commit);
  return `${first}-${commit === prepare ? first : fixed(prepare)}`;
}

const fixed = (offset: bigint): string => String(offset).padStart(width, '0');

/** @throws RangeError if it is not a position of this log. */
export function serverPosition(position: Position): ServerPosition | 'start' {
  if (position === '') return 'start';
  if (!written.test(position)) throw new RangeError(`not a position of this log: ${position}`);
  return { commit: BigInt(position.slice(0, width)), prepare: BigInt(position.slice(width + 1)) };
}

/** Bytes of log up to a position. */
export function bytesBefore(position: Position): bigint {
  const at = serverPosition(position);
  return at === 'start' ? 0n : at.commit;
}

const isPosition = (text: string): boolean =>
  text === '' || (text.length === 2 * width + 1 && written.test(text));

/** NaN if either is not a position of this log. */
export function comparePositions(a: Position, b: Position): number {
  if (!isPosition(a) || !isPosition(b)) return NaN;
  return a < b ? -1 : a > b ? 1 : 0;
}
