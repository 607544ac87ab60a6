import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ModuleType } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { uuidv7, type Clock } from '@reprise/kernel/ids';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

/** One sign-in and all the refresh tokens that came out of it. Only the newest works. */
export type Family = {
  readonly _id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly organisationId?: string;
  readonly module: ModuleType;
  readonly tokenHash: string;
  readonly revoked: boolean;
  /** Ends here even when it is used every day. */
  readonly endsAt: string;
  readonly idleUntil: string;
};
export type FamilyStart = Pick<Family, 'userId' | 'accountId' | 'organisationId' | 'module'>;

const day = 24 * 3600 * 1000;
const lifetimeDays = 30;
const idleDays = 7;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const equal = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Rotating refresh tokens: `family.secret`. A token used twice was stolen, so its whole family ends. */
export class RefreshTokens {
  private readonly families: Collection<Family>;
  /** What this process knows to be ended; access tokens of these are refused before they expire. */
  private readonly ended = new Set<string>();

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    const indexes = [{ fields: ['userId'] }, { fields: ['endsAt'] }];
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
   * The next token of the family.
   * @throws Refusal `session-expired` for a token that is unknown, old, over, or used before.
   */
  async rotate(token: string): Promise<{ family: Family; token: string }> {
    const [id = '', secret = ''] = token.split('.', 2);
    const family = await this.families.get(id);
    if (!family || this.isOver(family)) throw new Refusal('session-expired');
    if (!equal(family.tokenHash, hashOf(secret))) {
      await this.revoke(id);
      throw new Refusal('session-expired');
    }
    return this.next(family, {});
  }

  /** A session goes on elsewhere: in another module or organisation. */
  async move(familyId: string, changes: Partial<FamilyStart>): Promise<{ family: Family; token: string }> {
    const family = await this.families.get(familyId);
    if (!family || this.isOver(family)) throw new Refusal('session-expired');
    return this.next(family, changes);
  }

  async revoke(familyId: string): Promise<void> {
    this.ended.add(familyId);
    const family = await this.families.get(familyId);
    if (family) await this.families.put({ ...family, revoked: true });
  }

  async revokeAllOf(userId: string): Promise<void> {
    const families = await this.families.find({ userId, revoked: false });
    for (const { _id } of families) await this.revoke(_id);
  }

  isEnded(familyId: string): boolean {
    return this.ended.has(familyId);
  }

  private async next(family: Stored<Family>, changes: Partial<FamilyStart>) {
    const secret = randomBytes(32).toString('base64url');
    const { _revision, ...before } = family;
    const after: Family = {
      ...before,
      ...changes,
      tokenHash: hashOf(secret),
      idleUntil: this.inDays(idleDays),
    };
    try {
      await this.families.put(after, _revision);
    } catch (error) {
      // Two at once with the same token: one of them is served.
      if (error instanceof DocumentConflict) throw new Refusal('session-expired');
      throw error;
    }
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
