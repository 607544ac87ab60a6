import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ModuleType } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';
import { accessLifetime } from './session-token';
import { uuidv7, type Clock } from '@reprise/kernel/base';

/** One sign-in and all the refresh tokens that came out of it. Only the newest works, and for seconds the one before. */
export type Family = {
  readonly _id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly organisationId?: string;
  readonly module: ModuleType;
  readonly tokenHash: string;
  /** The token before this one, and what made this one of it: whoever shows it again at once gets the same. */
  readonly former?: { readonly hash: string; readonly salt: string; readonly until: string };
  readonly revoked: boolean;
  /** When it was, ISO 8601. */
  readonly revokedAt?: string;
  /** It ends at this time even if used every day. */
  readonly endsAt: string;
  readonly idleUntil: string;
  /** When a second factor was shown last, ISO 8601. */
  readonly factorAt?: string;
};
export type FamilyStart = Pick<Family, 'userId' | 'accountId' | 'organisationId' | 'module' | 'factorAt'>;

const day = 24 * 3600 * 1000;
const lifetimeDays = 30;
const idleDays = 7;
/** Two tabs may show the same token at once. */
const graceMs = 10_000;
/** Interval of checks for sessions ended by other processes, and how far back each looks: clocks differ. */
const lookEveryMs = 2_000;
const clocksDifferMs = 30_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const derived = (salt: string, secret: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');
const equal = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Rotating refresh tokens: `family.secret`. A token that comes back after its grace was stolen: its family ends. */
export class RefreshTokens {
  private readonly families: Collection<Family>;
  /** Families ended here or elsewhere, and when: their access tokens are refused before they expire. */
  private ended = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private lookedAt: number | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    const indexes = [
      { fields: ['userId'] },
      { fields: ['endsAt'] },
      { fields: ['revokedAt'], sparse: 'revokedAt' },
    ];
    this.families = documents.collection<Family>({ name: 'refresh_families', indexes });
  }

  async start(who: FamilyStart): Promise<{ family: Family; token: string }> {
    const secret = randomBytes(32).toString('base64url');
    const endsAt = this.inDays(lifetimeDays);
    const times = { endsAt, idleUntil: this.inDays(idleDays) };
    const family: Family = { ...who, ...times, _id: uuidv7(), tokenHash: hashOf(secret), revoked: false };
    await this.families.put(family, -1);
    return { family, token: `${family._id}.${secret}` };
  }

  /**
   * The next token of the family; the same one for all who show the last one within seconds.
   * @throws Refusal `session-expired` for a token that is unknown, old, over, or used before.
   */
  async rotate(token: string): Promise<{ family: Family; token: string }> {
    const [id = '', secret = ''] = token.split('.', 2);
    const family = await this.families.get(id);
    if (!family || this.isOver(family)) throw new Refusal('session-expired');
    const repeated = this.repeated(family, secret);
    if (repeated) return repeated;
    if (!equal(family.tokenHash, hashOf(secret))) {
      await this.revoke(id);
      throw new Refusal('session-expired');
    }
    const salt = randomBytes(32).toString('base64url');
    const until = new Date(this.clock.now().getTime() + graceMs).toISOString();
    const former = { hash: hashOf(secret), salt, until };
    try {
      return await this.next(family, { former }, derived(salt, secret));
    } catch (error) {
      // Another showed it at the same moment, and was first.
      if (error instanceof DocumentConflict) return this.rotate(token);
      throw error;
    }
  }

  /** Continues a session in another module or organisation. */
  async move(familyId: string, changes: Partial<FamilyStart>): Promise<{ family: Family; token: string }> {
    const family = await this.families.get(familyId);
    if (!family || this.isOver(family)) throw new Refusal('session-expired');
    try {
      return await this.next(family, changes, randomBytes(32).toString('base64url'));
    } catch (error) {
      // Two at once: one of them is served.
      if (error instanceof DocumentConflict) throw new Refusal('session-expired');
      throw error;
    }
  }

  private repeated(family: Family, secret: string): { family: Family; token: string } | undefined {
    const { former, _id } = family;
    if (!former || former.until <= this.clock.now().toISOString()) return undefined;
    if (!equal(former.hash, hashOf(secret))) return undefined;
    const next = derived(former.salt, secret);
    // The session has gone on since, in another module or place: what this would make is no token any more.
    return equal(family.tokenHash, hashOf(next)) ? { family, token: `${_id}.${next}` } : undefined;
  }

  async revoke(familyId: string): Promise<void> {
    const now = this.clock.now();
    this.ended.set(familyId, now.getTime());
    const family = await this.families.get(familyId);
    if (family) await this.families.put({ ...family, revoked: true, revokedAt: now.toISOString() });
    for (const listener of this.listeners) listener();
  }

  /** @throws Refusal `session-expired` */
  async factorShown(familyId: string): Promise<void> {
    const family = await this.families.get(familyId);
    if (!family || this.isOver(family)) throw new Refusal('session-expired');
    await this.families.put({ ...family, factorAt: this.clock.now().toISOString() });
  }

  async factorShownAt(familyId: string): Promise<string | undefined> {
    return (await this.families.get(familyId))?.factorAt;
  }

  /** Called back when this process has ended a session. */
  onEnd(listener: () => void): void {
    this.listeners.add(listener);
  }

  async revokeAllOf(userId: string): Promise<void> {
    const families = await this.families.find({ userId, revoked: false });
    for (const { _id } of families) await this.revoke(_id);
  }

  /** Ended by any process, with a delay of at most two seconds. */
  async isEnded(familyId: string): Promise<boolean> {
    await this.upToDate();
    return this.ended.has(familyId);
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
    const known = [...this.ended].filter(([, at]) => at > over);
    const fresh = found.map(({ _id, revokedAt = '' }) => [_id, Date.parse(revokedAt)] as const);
    this.ended = new Map([...known, ...fresh]);
  }

  /** @throws DocumentConflict */
  private async next(family: Stored<Family>, changes: Partial<Family>, secret: string) {
    const { _revision, ...before } = family;
    const after: Family = {
      ...before,
      ...changes,
      tokenHash: hashOf(secret),
      idleUntil: this.inDays(idleDays),
    };
    await this.families.put(after, _revision);
    return { family: after, token: `${family._id}.${secret}` };
  }

  private isOver({ revoked, endsAt, idleUntil }: Family): boolean {
    const now = this.clock.now().toISOString();
    return revoked || endsAt <= now || idleUntil <= now;
  }

  private inDays(days: number): string {
    return new Date(this.clock.now().getTime() + days * day).toISOString();
  }
}
