import {
  connectorOf,
  connectorOrganizations,
  missingSecrets,
  type ConfigurationStatus,
  type ConnectorAnswer,
} from '@reprise/contracts/connectors';
import { defineResource, type ResourceDefinition } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { checkConfiguration } from './check-configuration';
import { lastAnswers } from './connector-answers';
import type { ConnectorRule } from './connector-rule';
import { secretNames, type Configuration } from './connector-secrets';

const token = Symbol('ResourceStore connector-organizations');
export const connectorOrganizationsToken = token;

function statusOf(
  { active, connectorId }: Configuration,
  set: readonly string[],
  last: ConnectorAnswer | undefined,
): ConfigurationStatus {
  const connector = connectorOf(connectorId);
  if (connector && missingSecrets(connector, set).length > 0) return 'incomplete';
  if (!active) return 'inactive';
  return !last || last.outcome === 'works' || last.outcome === 'refused' ? 'active' : 'failing';
}

async function shown(rows: readonly Configuration[], documents: Documents): Promise<readonly object[]> {
  const ids = rows.map(({ id }) => id);
  const [names, last] = await Promise.all([secretNames(documents, rows), lastAnswers(documents, ids)]);
  return rows.map((row) => {
    const secretsSet = names.get(row.id) ?? [];
    const lastAnswer = last.get(row.id);
    const status = statusOf(row, secretsSet, lastAnswer);
    const type = connectorOf(row.connectorId)?.type;
    return { ...row, type, status, secretsSet, lastAnswer: lastAnswer ?? null };
  });
}

/** Whole accounts: who configures a connector decides who is asked in the account's name. */
export const connectorOrganizationsDefinition = (
  rule: ConnectorRule,
): ResourceDefinition<typeof connectorOrganizations> => ({
  ...defineResource(connectorOrganizations, {
    scope: {},
    fromPlatform: true,
    unique: [{ fields: ['name'], problem: 'configuration-name-already-used', anyCase: true }],
    indexes: [{ fields: ['organizationId'] }, { fields: ['connectorId', 'active'] }],
    fields: { active: { type: 'boolean' }, name: { match: 'prefix' } },
    defaultOrder: [['name', 1]],
    // With a configuration go its secrets: see the controller.
    answers: ['list', 'get', 'create', 'update'],
    hooks: ({ documents }) => ({
      beforeCreate: (body, context) => checkConfiguration(body, context, { ...rule, documents }),
      beforeUpdate: (next, previous, context) =>
        checkConfiguration(next, context, { ...rule, documents }, previous),
      present: (rows) => shown(rows, documents),
    }),
  }),
  token,
});
