import type { User, userContract } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { uuidv7, type CommandMeta } from '@reprise/kernel';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Directory } from '../directory';
import { checkSsoRoles } from './check-sso-roles';
import { onlyPlaceOf, placesOf } from './sso-places.rules';
import type { Configured } from './sso-directory';
import type { SsoPerson } from './sso-person';
import { mappedBy, roleAtLogin, type RoleAtLogin } from './sso-roles.rules';
import type { SsoSubjects } from './sso-subjects.store';

/** Who writes when a provider's word makes or changes a user: in the history he stands as this configuration's. */
const writerOf = ({ id, accountId }: Configured): CommandMeta => {
  const commandId = uuidv7();
  return { commandId, accountId, actor: { userId: id, role: 'program' }, correlationId: commandId };
};

/** From what a provider says of a person to a user of its own account. */
export class SsoEntrance {
  constructor(
    private readonly documents: Documents,
    private readonly directory: Directory,
    private readonly users: ResourceStore<typeof userContract>,
    private readonly subjects: SsoSubjects,
  ) {}

  /**
   * A provider only speaks for its own account: operators, and people of other accounts, are unknown to it.
   * @throws Refusal `sso-user-unknown`, also for who has left his last mapped group; `sso-callback-failed` for an
   * address that has gone to somebody else.
   */
  async userOf(configuration: Configured, person: SsoPerson): Promise<User> {
    const found = await this.inAccount(configuration, person.email);
    const user = found ?? (await this.firstTime(configuration, person));
    const kept = await this.subjects.mappedBefore(user.id, configuration, person.subject);
    // Who was made a moment ago has his role by the mapping that made him.
    const before = found ? kept : person.role?.value;
    const isEmergency = configuration.emergencyUserId === user.id;
    const role = isEmergency ? 'as-managers-say' : roleAtLogin(person.role, before);
    if (role === 'left') throw new Refusal('sso-user-unknown');
    const told = await this.follow(configuration, user, person, role);
    await this.subjects.recognise(user.id, configuration, person.subject, mappedBy(role));
    return told;
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
    const names = { firstname: firstname ?? nameIn(email), lastname: lastname ?? nameIn(email) };
    const body = { email, ...names, status: 'active' as const, forceConnectionBySso: true };
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

  /** Names and roles as the provider says today. */
  private async follow(
    configuration: Configured,
    user: User,
    { firstname, lastname }: SsoPerson,
    role: RoleAtLogin,
  ): Promise<User> {
    const names = { ...(firstname && { firstname }), ...(lastname && { lastname }) };
    const mapped = typeof role === 'string' ? undefined : role;
    const meta = writerOf(configuration);
    if (mapped) await checkSsoRoles(this.documents, [mapped], { meta });
    await this.users.update(user.id, { ...names, ...(mapped && onlyPlaceOf(mapped)) }, meta);
    return (await this.directory.user(user.id)) ?? user;
  }
}

/** A user has names of two letters at least; a provider may say none. */
const nameIn = (email: string): string => email.slice(0, email.lastIndexOf('@')).padEnd(2, '-');
