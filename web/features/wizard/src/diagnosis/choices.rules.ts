export { choicesOf, estimateOf, isGraded } from '../../../../kernel/product-draft';

/** Possible dates for a courier: tomorrow until three weeks from now, as ISO dates. */
export function appointmentRange(now: Date): { first: string; last: string } {
  const day = (ahead: number): string =>
    new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { first: day(1), last: day(21) };
}
