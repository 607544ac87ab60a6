import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '@reprise/contracts/identity';
import type { ModuleType } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';
import { EndedFamilies, type SessionEnd } from './ended-families';
import { uuidv7, type Clock } from '@reprise/kernel/base';

const day = 24 * 3600 * 1000;
const lifetimeDays = 30;
const idleDays = 7;

const daysBefore = (time: string, days: number): string =>
  new Date(Date.parse(time) - days * day).toISOString();
export const startedAt = ({ endsAt }: Family): string => daysBefore(endsAt, lifetimeDays);
/** When its tokens were renewed last. */
export const seenAt = ({ idleUntil }: Family): string => daysBefore(idleUntil, idleDays);

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
  /** What is told of it; nothing in particular if it is absent. */
  readonly revokedAs?: SessionEnd;
  /** It ends at this time even if used every day. */
  readonly endsAt: string;
  readonly idleUntil: string;
  /** The browser in which it began; sessions of earlier versions do not say. */
  readonly device?: Device;
  /** When a second factor was shown last, ISO 8601. */
  readonly factorAt?: string;
};
export type FamilyStart = Pick<
  Family,
  'userId' | 'accountId' | 'organisationId' | 'module' | 'factorAt' | 'device'
>;

/** Two tabs may show the same token at once. */
const graceMs = 10_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const derived = (salt: string, secret: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');
const equal = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Rotating refresh tokens: `family.secret`. A token that comes back after its grace was stolen: its family ends. */
export class RefreshTokens {
  private readonly families: Collection<Family>;
  private readonly ended: EndedFamilies;
  private readonly listeners = new Set<() => void>();

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
    this.ended = new EndedFamilies(this.families, clock);
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
   * @throws Refusal `session-expired` for a token that is unknown, old, over, or used before; `user-inactive` or
   * `user-removed` where that is what ended its session.
   */
  async rotate(token: string): Promise<{ family: Family; token: string }> {
    const [id = '', secret = ''] = token.split('.', 2);
    const family = await this.families.get(id);
    if (!family) throw new Refusal('session-expired');
    if (this.isOver(family)) throw new Refusal(this.toldOf(family, hashOf(secret)));
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

  async revoke(familyId: string, revokedAs: SessionEnd = 'session-expired'): Promise<void> {
    const now = this.clock.now();
    this.ended.add(familyId, now, revokedAs);
    const family = await this.families.get(familyId);
    if (family)
      await this.families.put({ ...family, revoked: true, revokedAt: now.toISOString(), revokedAs });
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

  /** Only whoever shows a token of the session learns why it ended: its id alone is no secret. */
  private toldOf({ tokenHash, former, revokedAs }: Family, shown: string): SessionEnd {
    const own = equal(tokenHash, shown) || (former !== undefined && equal(former.hash, shown));
    return (own && revokedAs) || 'session-expired';
  }

  async revokeAllOf(userId: string): Promise<void> {
    const families = await this.families.find({ userId, revoked: false });
    for (const { _id } of families) await this.revoke(_id);
  }

  /** Ended by any process, with a delay of at most two seconds. */
  endOf(familyId: string): Promise<SessionEnd | undefined> {
    return this.ended.endOf(familyId);
  }

  /** Those of a user that may go on, the one used last first. */
  async openOf(userId: string): Promise<readonly Family[]> {
    const families = await this.families.find({ userId, revoked: false });
    const open = families.filter((family) => !this.isOver(family));
    return open.sort((one, other) => other.idleUntil.localeCompare(one.idleUntil));
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
