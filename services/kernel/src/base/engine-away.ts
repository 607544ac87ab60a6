import { Refusal } from '@reprise/contracts/problems';
import { awaySigns, type AwaySign, type Clues } from './away-signs';

/** Where the decisive error may be nested: drivers wrap it. */
type Nested = Clues & {
  readonly cause?: unknown;
  readonly errors?: unknown;
  /** MongoBulkWriteError has no `cause`, but this error that reported the broken connection. */
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
 * The sign by which an error means that an engine is unavailable, not that it refused; undefined for any other
 * error. Only the properties of errors are checked, causes included, so that no driver has to be loaded.
 */
export function awaySignOf(error: unknown, left = depth): AwaySign | undefined {
  if (typeof error !== 'object' || error === null || left === 0) return undefined;
  // A Refusal is already classified.
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

/** Whether an error means that an engine is unavailable: it passes by itself, so callers should keep retrying. */
export const isEngineAway = (error: unknown): boolean =>
  error instanceof Refusal ? error.code === 'engine-unavailable' : awaySignOf(error) !== undefined;
