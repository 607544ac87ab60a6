import type { SsoConfiguration } from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import type { SealedField, Secrets } from '@reprise/kernel/ports';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

type Owner = Pick<SsoConfiguration, 'id' | 'accountId' | 'issuer' | 'clientId'>;
type SecretDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly sealed: string;
  readonly setAt: string;
};

const collection = { name: 'sso_secrets', indexes: [{ fields: ['accountId'] }] };
const placeOf = (id: string): string => `sso-configurations/${id}/client-secret`;

export const sealedSsoSecrets: readonly SealedField[] = [{ collection, path: 'sealed', place: placeOf }];

/** Client secrets, encrypted at rest. One is for the provider that it was given for: a changed issuer never gets it. */
export class SsoSecrets {
  private readonly kept: Collection<SecretDocument>;

  constructor(
    documents: Documents,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.kept = documents.collection<SecretDocument>(collection);
  }

  async set({ id, accountId, issuer, clientId }: Owner, secret: string | null): Promise<void> {
    if (secret === null) return void (await this.kept.delete(id));
    const sealed = this.secrets.seal(secret, placeOf(id));
    const setAt = this.clock.now().toISOString();
    await this.kept.put({ _id: id, accountId, issuer, clientId, sealed, setAt });
  }

  async of(owner: Owner): Promise<string | undefined> {
    const [found] = await theirs(this.kept, [owner]);
    return found && this.secrets.open(found.sealed, placeOf(owner.id));
  }
}

const sameClient = (one: Pick<Owner, 'issuer' | 'clientId'>, other: Pick<Owner, 'issuer' | 'clientId'>) =>
  one.issuer === other.issuer && one.clientId === other.clientId;

/** Those that were given for the present issuer and client. */
async function theirs(
  kept: Collection<SecretDocument>,
  owners: readonly Owner[],
): Promise<readonly SecretDocument[]> {
  const found = await kept.getMany(owners.map(({ id }) => id));
  return found.filter((secret) => owners.some((each) => each.id === secret._id && sameClient(each, secret)));
}

/** When each was set, for those who may not read them. */
export async function secretsSetAt(
  documents: Documents,
  owners: readonly Owner[],
): Promise<ReadonlyMap<string, string>> {
  const found = await theirs(documents.collection<SecretDocument>(collection), owners);
  return new Map(found.map(({ _id, setAt }) => [_id, setAt]));
}
