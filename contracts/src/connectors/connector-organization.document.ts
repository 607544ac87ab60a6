import { z } from 'zod';
import { isoTimeSchema, reference } from '../kernel';
import { connectorTypes, propertyNameSchema, propertyValueSchema } from './connector.parts';
import { connectorIds } from './connectors.rules';

/** A configuration of a connector for an organisation: the link between the two (back office §3). */
export const connectorOrganizationSchema = z.strictObject({
  connectorId: z.enum(connectorIds),
  /** The root of the account for which the connector is asked. */
  organizationId: reference(z.string(), {
    ...{ to: 'organizations', where: { type: 'root_management_unit' }, active: true },
  }),
  /** Unique in its account. */
  name: z.string().trim().min(1).max(255),
  /** As the connector asks for them; secrets are not among them. */
  properties: z.record(propertyNameSchema, propertyValueSchema).default({}),
  active: z.boolean().default(false),
});
export type ConnectorOrganizationBody = z.infer<typeof connectorOrganizationSchema>;

/** What a call to the other system came to. `incomplete`: a secret is missing, nothing was sent. */
export const callOutcomes = [
  'works',
  'incomplete',
  'address-not-allowed',
  'unreachable',
  'timeout',
  'redirected',
  'credentials-refused',
  'refused',
  'answer-invalid',
  // Of a server that proves itself by a key.
  'host-key-unknown',
  'host-key-changed',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const connectorAnswerSchema = z.object({
  at: isoTimeSchema,
  outcome: z.enum(callOutcomes),
  /** In the words of the network or the other system, without what was sent. */
  detail: z.string().max(300),
});
export type ConnectorAnswer = z.infer<typeof connectorAnswerSchema>;

/** `incomplete`: in use only once its secrets are given. `failing`: the last call did not work. */
export const configurationStatuses = ['active', 'inactive', 'incomplete', 'failing'] as const;
export type ConfigurationStatus = (typeof configurationStatuses)[number];

export const connectorOrganizationComputedSchema = z.object({
  type: z.enum(connectorTypes),
  status: z.enum(configurationStatuses),
  /** Names of the secrets that are kept, for the present address. */
  secretsSet: z.array(z.string()),
  lastAnswer: connectorAnswerSchema.nullable(),
});
