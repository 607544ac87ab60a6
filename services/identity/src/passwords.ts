import { hash, verify } from '@node-rs/argon2';
import type { AcceptedTerms, TermsVersion } from '@reprise/contracts/identity';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '@reprise/kernel/base';

type Credential = {
  readonly _id: string;
  readonly hash?: string;
  readonly changedAt?: string;
  readonly lastLogin?: string;
  /** With a first password; kept as long as the user's other facts. */
  readonly acceptedTerms?: AcceptedTerms;
  /** Where an operator worked last. */
  readonly organisationId?: string;
};

type Shown = {
  readonly lastLogin: string | undefined;
  readonly acceptedTerms: AcceptedTerms | undefined;
};

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whose credential is asked for where there is nobody: the work is the same. */
const nobody = 'nobody';

/** Password hashes, stored apart from the users, so that no list and no event ever contains one. */
export class Passwords {
  private readonly credentials: Collection<Credential>;
  private readonly nobody = hash('no one has this password', cost);

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.credentials = documents.collection<Credential>({ name: 'credentials' });
  }

  /** @param accepted what was accepted with it: both are kept, or neither. */
  async set(userId: string, password: string, accepted: readonly TermsVersion[] = []): Promise<void> {
    const known = await this.credentials.get(userId);
    const changedAt = this.clock.now().toISOString();
    const acceptedTerms = [
      ...(known?.acceptedTerms ?? []),
      ...accepted.map((each) => ({ ...each, at: changedAt })),
    ];
    const kept = { ...known, ...(acceptedTerms.length > 0 && { acceptedTerms }) };
    await this.credentials.put({ ...kept, _id: userId, hash: await hash(password, cost), changedAt });
  }

  async exists(userId: string): Promise<boolean> {
    return (await this.credentials.get(userId))?.hash !== undefined;
  }

  /** Does the same work for an unknown user, a user without a password and a wrong one. */
  async matches(userId: string | undefined, password: string): Promise<boolean> {
    const credential = await this.credentials.get(userId ?? nobody);
    const right = await verify(credential?.hash ?? (await this.nobody), password);
    return right && credential?.hash !== undefined;
  }

  async seenNow(userId: string): Promise<void> {
    const known = await this.credentials.get(userId);
    await this.credentials.put({ ...known, _id: userId, lastLogin: this.clock.now().toISOString() });
  }

  /** @param organisationId none: an operator who has left his last client. */
  async worksIn(userId: string, organisationId: string | undefined): Promise<void> {
    const { organisationId: _left, ...known } = (await this.credentials.get(userId)) ?? { _id: userId };
    await this.credentials.put({ ...known, ...(organisationId && { organisationId }) });
  }

  async workedIn(userId: string): Promise<string | undefined> {
    return (await this.credentials.get(userId))?.organisationId;
  }

  /** What may be shown of them. */
  async shown(userIds: readonly string[]): Promise<ReadonlyMap<string, Shown>> {
    const found = await this.credentials.getMany(userIds);
    return new Map(found.map(({ _id, lastLogin, acceptedTerms }) => [_id, { lastLogin, acceptedTerms }]));
  }
}
