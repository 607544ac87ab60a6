import {
  connectorOf,
  connectorOrganizations,
  connectors,
  missingSecrets,
  type ConnectorOrganizationBody,
  type ConnectorType,
} from '@reprise/contracts/connectors';
import { contractSpec, rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents, Filter } from '@reprise/read-kernel/documents';
import type { Configuration, ConnectorSecrets } from './connector-secrets';

/** A configuration as its adapter needs it: with its secrets. */
export type Opened = Configuration & { readonly secrets: Readonly<Record<string, string>> };

const idsOf = (type: ConnectorType): readonly string[] =>
  connectors.flatMap((each) => (each.type === type ? each.id : []));

/** Finds what is configured, for programs; the oldest first, so that all processes find the same. */
export class ConnectorDirectory {
  private readonly configurations: Collection<ResourceDocument<ConnectorOrganizationBody>>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly secrets: ConnectorSecrets,
  ) {
    this.configurations = documents.collection(contractSpec(connectorOrganizations));
  }

  /** In use, for an account, with all that they need. */
  async active(accountId: string, type: ConnectorType): Promise<readonly Opened[]> {
    return this.complete({ accountId, active: true, connectorId: { $in: idsOf(type) } });
  }

  async activeOfAll(type: ConnectorType): Promise<readonly Opened[]> {
    return this.complete({ active: true, connectorId: { $in: idsOf(type) } });
  }

  /** Also one that is no longer in use: what it has begun goes on. Undefined: removed, or without a secret. */
  async named(id: string): Promise<Opened | undefined> {
    return (await this.complete({ _id: id }))[0];
  }

  private async complete(filter: Filter): Promise<readonly Opened[]> {
    const found = await this.configurations.find(
      { $and: [filter, { _removed: null }] },
      { sort: [['createdAt', 1]], limit: 1000 },
    );
    const opened = await Promise.all(found.map((document) => this.open(rowOf(document))));
    return opened.filter(({ connectorId, secrets }) => {
      const connector = connectorOf(connectorId);
      return connector && missingSecrets(connector, Object.keys(secrets)).length === 0;
    });
  }

  async open(row: Configuration): Promise<Opened> {
    return { ...row, secrets: await this.secrets.of(row) };
  }
}
