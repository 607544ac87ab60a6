import { isIPv6 } from 'node:net';
import {
  connectorOf,
  connectors,
  onceBy,
  propertyFaults,
  type Connector,
  type connectorOrganizations,
  type ConnectorOrganizationBody,
} from '@reprise/contracts/connectors';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import type { FieldText } from '@reprise/contracts/validation';
import { mayBeCalled } from '@reprise/kernel/outbound';
import type { HookContext } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { ConnectorRule } from './connector-rule';
import { mustHoldFeature } from './held-feature';

type Body = ConnectorOrganizationBody;
type Context = HookContext<typeof connectorOrganizations>;

const refusedAt = (code: ProblemCode, places: readonly string[], text: FieldText): Refusal =>
  new Refusal(
    code,
    {},
    places.map((propertyPath) => ({ propertyPath, code, text })),
  );

function checkProperties(connector: Connector, { properties, active }: Body): void {
  const faults = propertyFaults(connector, properties, active);
  const at = (found: typeof faults) => found.map(({ name }) => `properties.${name}`);
  const wrong = faults.filter(({ code }) => code !== 'required');
  if (wrong.length > 0) throw refusedAt('connector-property-invalid', at(wrong), 'invalid');
  if (faults.length > 0) throw refusedAt('connector-property-required', at(faults), 'required');
}

function checkAddress({ properties }: Body, { privateAddresses }: ConnectorRule): void {
  const { baseUrl, host } = properties;
  const place = host ? 'properties.host' : 'properties.baseUrl';
  const url = host ? `https://${isIPv6(host) ? `[${host}]` : host}` : baseUrl;
  if (url && !mayBeCalled(new URL(url), privateAddresses))
    throw refusedAt('connector-address-not-allowed', [place], 'address-not-allowed');
}

/** A package has one carrier, a payment mode one issuer: two would leave it to chance. */
async function checkOnce({ type }: Connector, body: Body, { id, meta, store }: Context): Promise<void> {
  const by = onceBy[type];
  if (!body.active || by === undefined) return;
  const alike = connectors.filter((each) => each.type === type).map((each) => each.id);
  const others = await store.find(meta.accountId, { active: true, connectorId: { $in: alike } });
  const clash = others.some(
    (each) => each.id !== id && (by === null || each.properties[by] === body.properties[by]),
  );
  if (clash) throw refusedAt('connector-already-active', ['active'], 'other-in-use');
}

/** @throws Refusal, with the fields that are wrong */
export async function checkConfiguration(
  body: Body,
  context: Context,
  rule: ConnectorRule & { readonly documents: Pick<Documents, 'collection'> },
  previous?: Body,
): Promise<Body> {
  const connector = connectorOf(body.connectorId);
  if (!connector || connector.configuredBy === 'sso')
    throw refusedAt('connector-configured-elsewhere', ['connectorId'], 'unknown-reference');
  if (previous && previous.connectorId !== body.connectorId)
    throw refusedAt('connector-property-invalid', ['connectorId'], 'read-only-field');
  const { accountId } = context.meta;
  await mustHoldFeature(rule.documents, { accountId, connectorId: connector.id });
  checkProperties(connector, body);
  checkAddress(body, rule);
  await checkOnce(connector, body, context);
  return body;
}
