import type { Collection } from '@reprise/read-kernel/documents';
import type { Clock } from '@reprise/kernel/base';
import { accessLifetime } from './session-token';

/** Interval of checks for sessions ended by other processes, and how far back each looks: clocks differ. */
const lookEveryMs = 2_000;
const clocksDifferMs = 30_000;

/** What somebody whose session has ended is told: every time the same. */
export type SessionEnd = 'session-expired' | 'user-inactive' | 'user-removed';
type Ended = { readonly _id: string; readonly revokedAt?: string; readonly revokedAs?: SessionEnd };
type Known = { readonly at: number; readonly as: SessionEnd };

/** Families ended here or elsewhere: their access tokens are refused before they expire. */
export class EndedFamilies {
  private ended = new Map<string, Known>();
  private lookedAt: number | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly families: Collection<Ended>,
    private readonly clock: Clock,
  ) {}

  add(familyId: string, at: Date, as: SessionEnd): void {
    this.ended.set(familyId, { at: at.getTime(), as });
  }

  /** Ended by any process, with a delay of at most two seconds. */
  async endOf(familyId: string): Promise<SessionEnd | undefined> {
    await this.upToDate();
    return this.ended.get(familyId)?.as;
  }

  /** One check serves all requests of the next two seconds; after a failure the next request repeats it. */
  private upToDate(): Promise<void> {
    const now = this.clock.now().getTime();
    const last = this.lookedAt;
    if (last !== undefined && now - last < lookEveryMs) return this.looking;
    this.lookedAt = now;
    this.looking = this.look(last === undefined ? now - accessLifetime * 1000 : last - clocksDifferMs);
    this.looking.catch(() => (this.lookedAt = last));
    return this.looking;
  }

  private async look(since: number): Promise<void> {
    const found = await this.families.find({ revokedAt: { $gte: new Date(since).toISOString() } });
    const over = this.clock.now().getTime() - accessLifetime * 1000 - clocksDifferMs;
    const known = [...this.ended].filter(([, { at }]) => at > over);
    const fresh = found.map(({ _id, revokedAt = '', revokedAs: as = 'session-expired' as const }) => {
      return [_id, { at: Date.parse(revokedAt), as }] as const;
    });
    this.ended = new Map([...known, ...fresh]);
  }
}
