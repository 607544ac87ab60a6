import type { ConnectorOrganizationBody } from '@reprise/contracts/connectors';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import type { Clock } from '@reprise/kernel';
import type { SealedField, Secrets } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

export type Configuration = ConnectorOrganizationBody & ResourceFrame;
type Owner = Pick<Configuration, 'id' | 'accountId' | 'connectorId' | 'properties'>;
type Kept = { readonly name: string; readonly sealed: string; readonly of: string; readonly setAt: string };
type SecretsDocument = { readonly _id: string; readonly accountId: string; readonly values: readonly Kept[] };

const collection = { name: 'connector_secrets', indexes: [{ fields: ['accountId'] }] };
const placeOf = (id: string): string => `connector-organizations/${id}/secrets`;

export const sealedConnectorSecrets: readonly SealedField[] = [
  { collection, path: 'values.sealed', place: placeOf },
];

/** For whom a secret was given: a changed address never gets it. */
const givenTo = ({ connectorId, properties: { baseUrl, host, port } }: Owner): string => {
  if (host) return `${connectorId} ${host}:${port ?? ''}`;
  return `${connectorId} ${baseUrl && URL.canParse(baseUrl) ? new URL(baseUrl).origin : ''}`;
};

/** Secrets of configurations, encrypted at rest. */
export class ConnectorSecrets {
  private readonly kept: Collection<SecretsDocument>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.kept = documents.collection<SecretsDocument>(collection);
  }

  /** Null forgets one; those that are not named stay, as far as they are for the present address. */
  async set(owner: Owner, given: Readonly<Record<string, string | null>>, tries = 5): Promise<void> {
    const { id, accountId } = owner;
    const of = givenTo(owner);
    const setAt = this.clock.now().toISOString();
    const known = await this.kept.get(id);
    const others = (known?.values ?? []).filter((each) => each.of === of && !Object.hasOwn(given, each.name));
    const written = Object.entries(given).flatMap(([name, text]) =>
      text === null ? [] : { name, sealed: this.secrets.seal(text, placeOf(id)), of, setAt },
    );
    try {
      await this.kept.put({ _id: id, accountId, values: [...others, ...written] }, known?._revision ?? -1);
    } catch (error) {
      if (!(error instanceof DocumentConflict) || tries === 0) throw error;
      await this.set(owner, given, tries - 1);
    }
  }

  async forget(id: string): Promise<void> {
    await this.kept.delete(id);
  }

  /** Those for the present address, opened. */
  async of(owner: Owner): Promise<Readonly<Record<string, string>>> {
    const found = (await this.kept.get(owner.id))?.values ?? [];
    const ours = found.filter(({ of }) => of === givenTo(owner));
    return Object.fromEntries(
      ours.map(({ name, sealed }) => [name, this.secrets.open(sealed, placeOf(owner.id))]),
    );
  }
}

/** The names of those that are kept for the present address, for those who may not read them. */
export async function secretNames(
  documents: Pick<Documents, 'collection'>,
  owners: readonly Owner[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const kept = documents.collection<SecretsDocument>(collection);
  const found = await kept.getMany(owners.map(({ id }) => id));
  const valuesOf = (id: string): readonly Kept[] => found.find(({ _id }) => _id === id)?.values ?? [];
  return new Map(
    owners.map((owner) => {
      const ours = valuesOf(owner.id).filter(({ of }) => of === givenTo(owner));
      return [owner.id, ours.map(({ name }) => name)];
    }),
  );
}
