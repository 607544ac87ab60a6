import type { User, userContract } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { uuidv7, type CommandMeta } from '@reprise/kernel';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import type { Directory } from '../directory';
import { checkSsoRoles } from './check-sso-roles';
import { placesOf } from './sso-places.rules';
import type { Configured } from './sso-directory';
import type { SsoPerson } from './sso-person';

type Known = {
  readonly _id: string;
  readonly accountId: string;
  readonly issuer: string;
  readonly subject: string;
};

/** Who writes when a provider's word makes a user: in the history he stands as this configuration's. */
const writerOf = ({ id, accountId }: Configured): CommandMeta => {
  const commandId = uuidv7();
  return { commandId, accountId, actor: { userId: id, role: 'program' }, correlationId: commandId };
};

/** From what a provider says of a person to a user of its own account. */
export class SsoEntrance {
  private readonly known: Collection<Known>;

  constructor(
    private readonly documents: Documents,
    private readonly directory: Directory,
    private readonly users: ResourceStore<typeof userContract>,
  ) {
    this.known = documents.collection<Known>({ name: 'sso_subjects', indexes: [{ fields: ['accountId'] }] });
  }

  /**
   * A provider only speaks for its own account: operators, and people of other accounts, are unknown to it.
   * @throws Refusal `sso-user-unknown`, `sso-callback-failed` for an address that has gone to somebody else.
   */
  async userOf(configuration: Configured, person: SsoPerson): Promise<User> {
    const found = await this.inAccount(configuration, person.email);
    const user = found ?? (await this.firstTime(configuration, person));
    await this.recognise(user, configuration, person);
    return user;
  }

  private async inAccount({ accountId }: Configured, email: string): Promise<User | undefined> {
    const users = await this.directory.usersByEmail(email);
    return users.find((user) => user.accountId === accountId);
  }

  private async firstTime(configuration: Configured, person: SsoPerson): Promise<User> {
    const { role, email, firstname, lastname } = person;
    if (!role) throw new Refusal('sso-user-unknown');
    const meta = writerOf(configuration);
    await checkSsoRoles(this.documents, [role], { meta });
    const body = { email, firstname, lastname, status: 'active' as const, forceConnectionBySso: true };
    try {
      await this.users.create({ ...body, ...placesOf(role) }, meta);
    } catch (error) {
      // Two windows at once: one of them made him.
      if (!(error instanceof Refusal) || error.code !== 'email-already-used') throw error;
    }
    const made = await this.inAccount(configuration, email);
    if (!made) throw new Refusal('sso-callback-failed', { reason: 'not-created' });
    return made;
  }

  /** An address may be given to another person; the provider's own name for somebody may not. */
  private async recognise(user: User, { accountId, issuer }: Configured, { subject }: SsoPerson) {
    const known = await this.known.get(user.id);
    if (known?.issuer === issuer && known.subject !== subject)
      throw new Refusal('sso-callback-failed', { reason: 'other-subject' });
    if (known?.issuer !== issuer) await this.known.put({ _id: user.id, accountId, issuer, subject });
  }
}
