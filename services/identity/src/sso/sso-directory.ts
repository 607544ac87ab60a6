import {
  domainOf,
  ssoConfigurations,
  type SsoConfigurationBody,
  type User,
} from '@reprise/contracts/identity';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import { contractSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents, Filter } from '@reprise/read-kernel/documents';

/** Without what the API adds to it. */
export type Configured = SsoConfigurationBody & ResourceFrame;
type Person = Pick<User, 'email' | 'forceConnectionBySso'> & Pick<ResourceFrame, 'id' | 'accountId'>;

/** Finds the single sign-on of people who have not signed in yet. */
export class SsoDirectory {
  private readonly configurations: Collection<ResourceDocument>;

  constructor(documents: Documents) {
    this.configurations = documents.collection<ResourceDocument>(contractSpec(ssoConfigurations));
  }

  /** In use. */
  ofDomain(domain: string): Promise<Configured | undefined> {
    return this.one({ domains: domain.trim().toLowerCase(), active: true });
  }

  ofOrganisation(organizationId: string): Promise<Configured | undefined> {
    return this.one({ organizationId, active: true });
  }

  /**
   * Whether somebody may only come in by single sign-on: his organisation or his own record says so, and there is one
   * that knows his address. Without one his password counts, or he would have no way in at all (ADR 29).
   */
  async binds({ id, accountId, email, forceConnectionBySso }: Person): Promise<boolean> {
    const found = await this.ofDomain(domainOf(email));
    if (!found || found.accountId !== accountId || found.emergencyUserId === id) return false;
    return found.mandatory || forceConnectionBySso;
  }

  /** Told by the address alone, whether or not anybody has it. */
  async isMandatoryFor(email: string): Promise<boolean> {
    return (await this.ofDomain(domainOf(email)))?.mandatory ?? false;
  }

  private async one(filter: Filter): Promise<Configured | undefined> {
    const [found] = await this.configurations.find({ $and: [filter, { _removed: null }] }, { limit: 1 });
    return found && rowOf<Configured>(found as unknown as ResourceDocument<Configured>);
  }
}
