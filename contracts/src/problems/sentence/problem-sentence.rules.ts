import type { problemTable } from '../table';

/** A sentence of `locales`: a code's own, or the one that counts a long wait in minutes. */
export type ProblemSentence = keyof typeof problemTable | typeof inMinutes;
export const inMinutes = 'too-many-requests-minutes';

/** A wait that is told in seconds is one that a person would sit out. */
const longWait = 90;

/** Which sentence says a problem, and what it names; API and screens say the same (ADR 58). */
export function sentenceFor<C extends string>(
  code: C,
  details: Readonly<Record<string, unknown>>,
  seconds: number | undefined,
): { readonly sentence: C | typeof inMinutes; readonly values: Record<string, unknown> } {
  const long = code === 'too-many-requests' && seconds !== undefined && seconds >= longWait;
  const minutes = Math.ceil((seconds ?? 0) / 60);
  return { sentence: long ? inMinutes : code, values: { ...details, seconds, minutes } };
}
