/** Position of one consumer at a check. */
export type ConsumerPlace = {
  readonly consumer: string;
  readonly position: string;
  /** Events not yet seen. */
  readonly lag: number;
  /** Paused by an operator, so it need not move. */
  readonly paused?: boolean;
};
export type LagSample = {
  /** ISO 8601. */
  readonly at: string;
  /** Position of the log's newest event. */
  readonly head: string;
  readonly consumers: readonly ConsumerPlace[];
};
export type StuckConsumer = {
  readonly consumer: string;
  readonly lag: number;
  /** When it was first seen at its current position, ISO 8601. */
  readonly since: string;
};

type Look = { readonly at: string; readonly head: string; readonly lag: number };
type Watched = { readonly position: string; readonly looks: readonly Look[] };

/**
 * Distinguishes a consumer that stands still from one that is merely behind: over several checks, its lag grew and
 * the log's head moved each time, but it did not move once. Pure: works on given samples.
 */
export class LagWatch {
  private watched = new Map<string, Watched>();

  /** @param looks number of consecutive samples, including the first, over which a consumer must have stood still. */
  constructor(private readonly looks = 4) {
    if (looks < 2) throw new RangeError('growth takes at least two samples');
  }

  take({ at, head, consumers }: LagSample): void {
    const next = new Map<string, Watched>();
    for (const place of consumers) {
      if (place.paused) continue;
      const known = this.watched.get(place.consumer);
      const look = { at, head, lag: place.lag };
      next.set(place.consumer, { position: place.position, looks: this.goingOn(known, place, look) });
    }
    this.watched = next;
  }

  stuck(): readonly StuckConsumer[] {
    return [...this.watched].flatMap(([consumer, { looks }]) => {
      const [first] = looks;
      const last = looks.at(-1);
      if (!first || !last || looks.length < this.looks) return [];
      return [{ consumer, lag: last.lag, since: first.at }];
    });
  }

  /**
   * Consecutive checks at which the consumer stood still, the head moved and the lag grew; otherwise a new series
   * starts.
   */
  private goingOn(known: Watched | undefined, place: ConsumerPlace, look: Look): readonly Look[] {
    const last = known?.looks.at(-1);
    if (!known || !last || known.position !== place.position || place.lag < last.lag) return [look];
    // An idle log says nothing about its consumers.
    if (look.head === last.head || place.lag === last.lag) return known.looks;
    const [first, ...rest] = known.looks;
    const kept = rest.slice(-(this.looks - 1));
    return first ? [first, ...kept, look] : [look];
  }
}
