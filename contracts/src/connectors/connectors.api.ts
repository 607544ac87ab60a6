import { z } from 'zod';
import { endpoint, perMinute, resource, uuidSchema } from '../kernel';
import {
  connectorAnswerSchema,
  connectorOrganizationComputedSchema,
  connectorOrganizationSchema,
} from './connector-organization.document';
import { connectors } from './connectors.rules';
import { connectorRowSchema, propertyNameSchema, propertyValueSchema } from './connector.parts';

const byId = z.object({ id: z.string().min(1).max(100) });
const access = 'connector.manage';

export const connectorEndpoints = {
  list: endpoint({
    name: 'listConnectors',
    method: 'GET',
    path: '/connectors',
    access,
    summary: 'The connectors of the product, with the properties that each asks for.',
    list: { filters: ['id', 'name', 'type', 'fqn'], order: ['name', 'type'] },
    resource: 'Connector',
    reply: connectorRowSchema,
  }),
  get: endpoint({
    name: 'getConnector',
    method: 'GET',
    path: '/connectors/{id}',
    access,
    summary: 'One connector.',
    params: byId,
    resource: 'Connector',
    reply: connectorRowSchema,
  }),
} as const;

/** The links between connectors and organisations: the configurations. */
export const connectorOrganizations = resource({
  name: 'connector-organizations',
  seldomWritten: true,
  type: 'ConnectorOrganization',
  schema: connectorOrganizationSchema,
  computed: connectorOrganizationComputedSchema,
  permissions: { list: access, create: access },
  list: { filters: ['connectorId', 'organizationId', 'name', 'active'], order: ['name', 'createdAt'] },
  problems: [
    'configuration-name-already-used',
    'connector-property-required',
    'connector-property-invalid',
    'connector-address-not-allowed',
    'connector-configured-elsewhere',
    'connector-already-active',
    'premium-feature-missing',
  ],
  // An address may contain a token of its receiver.
  personal: connectors.flatMap(({ properties }) =>
    properties.flatMap(({ kind, name }) => (kind === 'url' || kind === 'email' ? `properties.${name}` : [])),
  ),
});
export type ConnectorOrganization = z.infer<typeof connectorOrganizations.row>;

export const connectorOrganizationEndpoints = {
  setSecrets: endpoint({
    name: 'setConnectorSecrets',
    method: 'POST',
    path: '/connector-organizations/{id}/secrets',
    access,
    summary: 'Keeps secrets, sealed; null forgets one. They are used with the present address only.',
    params: byId,
    body: z.strictObject({ secrets: z.record(propertyNameSchema, propertyValueSchema.min(1).nullable()) }),
    reply: connectorOrganizations.row,
    resource: 'ConnectorOrganization',
    problems: ['connector-property-invalid', 'premium-feature-missing'],
  }),
  order: endpoint({
    name: 'sendBuyerOrder',
    method: 'POST',
    path: '/connector-organizations/{id}/orders',
    access,
    summary: 'Sends the order of a product that was bought to the buyer’s system again.',
    params: byId,
    body: z.strictObject({ buybackId: uuidSchema }),
    reply: connectorAnswerSchema,
    limits: [perMinute('session', 20)],
    problems: ['buyer-unreachable', 'connector-not-usable', 'buyback-status-invalid'],
  }),
  test: endpoint({
    name: 'testConnector',
    method: 'POST',
    path: '/connector-organizations/{id}/test',
    access,
    summary: 'Calls the other system with what is saved, and says what came of it.',
    params: byId,
    reply: connectorAnswerSchema,
    limits: [perMinute('session', 20)],
    problems: ['premium-feature-missing'],
  }),
} as const;
