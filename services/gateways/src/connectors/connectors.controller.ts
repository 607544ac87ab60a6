import { Controller, Inject } from '@nestjs/common';
import {
  connectorEndpoints,
  connectorOf,
  connectorOrganizationEndpoints as endpoints,
  connectorOrganizations,
  connectors,
  secretsOf,
  type Connector,
  type ConnectorAnswer,
  type ConnectorOrganization,
} from '@reprise/contracts/connectors';
import type { Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { connectorOrganizationsToken } from './connector-organizations.resource';
import { ConnectorDesk } from './connector-desk';
import { pageOf } from './page-of';

type Remove = typeof connectorOrganizations.endpoints.remove;

@Controller()
export class ConnectorsController {
  constructor(
    @Inject(connectorOrganizationsToken)
    private readonly store: ResourceStore<typeof connectorOrganizations>,
    @Inject(ConnectorDesk) private readonly desk: ConnectorDesk,
  ) {}

  @Endpoint(connectorEndpoints.list)
  list(@Input() { list }: InputOf<typeof connectorEndpoints.list>): Page<Connector> {
    return pageOf(connectors, list);
  }

  @Endpoint(connectorEndpoints.get)
  get(@Input() { params }: InputOf<typeof connectorEndpoints.get>): Connector {
    const found = connectorOf(params.id);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  @Endpoint(connectorOrganizations.endpoints.remove)
  async remove(@Input() { params, scope, commandMeta }: InputOf<Remove>): Promise<void> {
    const { id } = params as { id: string };
    await this.store.remove(id, commandMeta, scope);
    await this.desk.forget(id);
  }

  @Endpoint(endpoints.setSecrets)
  async setSecrets(
    @Input() { params, body, scope }: InputOf<typeof endpoints.setSecrets>,
  ): Promise<ConnectorOrganization> {
    const row = await this.store.read(scope, params.id);
    const connector = connectorOf(row.connectorId);
    const known = connector ? secretsOf(connector) : [];
    const wrong = Object.keys(body.secrets).filter((name) => !known.includes(name));
    const code = 'connector-property-invalid';
    if (wrong.length > 0)
      throw new Refusal(
        code,
        {},
        wrong.map((name) => ({ propertyPath: `secrets.${name}`, code, text: 'unrecognized-field' })),
      );
    await this.desk.seal(row, body.secrets);
    const [shown] = await this.store.shown([row]);
    return { ...row, ...shown } as ConnectorOrganization;
  }

  @Endpoint(endpoints.test)
  async test(@Input() { params, scope }: InputOf<typeof endpoints.test>): Promise<ConnectorAnswer> {
    return this.desk.test(await this.store.read(scope, params.id));
  }
}
