import { Refusal } from '@reprise/contracts/problems';
import { awaySigns, type AwaySign, type Clues } from './away-signs';

/** What may be within an error: drivers nest the one that tells. */
type Nested = Clues & {
  readonly cause?: unknown;
  readonly errors?: unknown;
  /** What a MongoBulkWriteError was made of: where the connection broke, the error that told so, and no `cause`. */
  readonly errorResponse?: unknown;
};

const fields = ['name', 'type', 'code', 'errcode', 'httpStatus'] as const;
const depth = 5;

function fits(sign: AwaySign, clues: Clues): boolean {
  const { message } = sign;
  if (message && !(typeof clues.message === 'string' && message.test(clues.message))) return false;
  return fields.every(
    (field) => sign[field] === undefined || sign[field].some((each) => each === clues[field]),
  );
}

/**
 * By which sign an error means that an engine does not answer, rather than that it said no; nothing for any other. Judged
 * by what the drivers write into their errors, causes included, so that no driver need be loaded.
 */
export function awaySignOf(error: unknown, left = depth): AwaySign | undefined {
  if (typeof error !== 'object' || error === null || left === 0) return undefined;
  // Whoever refused has judged already.
  if (error instanceof Refusal && error.code !== 'engine-unavailable') return undefined;
  const clues: Nested = error;
  const own = awaySigns.find((sign) => fits(sign, clues));
  if (own) return own;
  const within = Array.isArray(clues.errors) ? clues.errors : [];
  for (const each of [clues.cause, clues.errorResponse, ...within]) {
    const found = awaySignOf(each, left - 1);
    if (found) return found;
  }
  return undefined;
}

/** Whether an error is an engine's absence: such an error passes by itself, and its like is met with patience. */
export const isEngineAway = (error: unknown): boolean => awaySignOf(error) !== undefined;
