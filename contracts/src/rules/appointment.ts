const dayMs = 86_400_000;

/** The days on which a courier can be asked to come: from tomorrow on, within three weeks; as ISO dates. */
export function appointmentRange(now: Date): { first: string; last: string } {
  const day = (ahead: number): string => new Date(now.getTime() + ahead * dayMs).toISOString().slice(0, 10);
  return { first: day(1), last: day(21) };
}
