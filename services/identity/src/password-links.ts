import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '@reprise/kernel/base';

export type Purpose = 'create' | 'renew';
type Link = {
  readonly _id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  readonly expiresAt: string;
  /** Hash of the address it was sent to; links of before have none. */
  readonly sentTo?: string;
};

/** For the mail alone: only a hash of the token is kept. */
type Made = { readonly token: string; readonly expiresAt: string };

const hour = 3600 * 1000;
const lifetime: Record<Purpose, number> = { renew: hour, create: 7 * 24 * hour };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links to set a password: stored as hashes, usable once; a new one ends older ones. */
export class PasswordLinks {
  private readonly links: Collection<Link>;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.links = documents.collection<Link>({ name: 'password_links', indexes: [{ fields: ['userId'] }] });
  }

  async create(
    { id: userId, email }: Pick<User, 'email'> & { readonly id: string },
    purpose: Purpose,
  ): Promise<Made> {
    const older = await this.links.find({ userId });
    await this.links.write(older.map(({ _id }) => ({ kind: 'delete', id: _id })));
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetime[purpose]).toISOString();
    const sentTo = hashOf(email);
    await this.links.put({ _id: hashOf(token), userId, purpose, expiresAt, sentTo }, -1);
    return { token, expiresAt };
  }

  /** @throws Refusal `password-link-expired`, also for an unknown link. */
  async check(token: string): Promise<Omit<Link, '_id'>> {
    const link = await this.links.get(hashOf(token));
    if (!link || link.expiresAt <= this.clock.now().toISOString()) throw new Refusal('password-link-expired');
    return link;
  }

  /** Whether this is still the address that the link was sent to. */
  isFor(email: string, { sentTo }: Pick<Link, 'sentTo'>): boolean {
    return sentTo === hashOf(email);
  }

  /** True for the first to use it. */
  use(token: string): Promise<boolean> {
    return this.links.delete(hashOf(token));
  }
}
