import { Refusal } from '@reprise/contracts/problems';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import type { Configured } from './sso-directory';

type Known = {
  readonly _id: string;
  readonly accountId: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider's value by which his role was given; absent: managers gave it. */
  readonly mapped?: string;
};

/** The provider's own name of each person: an address may be given to another person, this name may not. */
export class SsoSubjects {
  private readonly known: Collection<Known>;

  constructor(documents: Documents) {
    this.known = documents.collection<Known>({ name: 'sso_subjects', indexes: [{ fields: ['accountId'] }] });
  }

  /** @returns by which value he last had his role. @throws Refusal `sso-callback-failed` for somebody else. */
  async mappedBefore(userId: string, { issuer }: Configured, subject: string): Promise<string | undefined> {
    const known = await this.known.get(userId);
    if (known?.issuer !== issuer) return undefined;
    if (known.subject !== subject) throw new Refusal('sso-callback-failed', { reason: 'other-subject' });
    return known.mapped;
  }

  async recognise(
    userId: string,
    { accountId, issuer }: Configured,
    subject: string,
    mapped: string | undefined,
  ): Promise<void> {
    const known = await this.known.get(userId);
    const next = { _id: userId, accountId, issuer, subject, ...(mapped !== undefined && { mapped }) };
    if (known?.issuer === issuer && known.mapped === mapped) return;
    await this.known.put(next);
  }
}
