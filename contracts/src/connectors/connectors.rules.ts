import { importContents, importStrategies } from '../imports';
import { premiumFeatures } from '../permissions';
import type { Connector, ConnectorProperty } from './connector.parts';

const asked = (name: string, kind: ConnectorProperty['kind'], values?: readonly string[]) => ({
  ...{ name, kind, required: true },
  ...(values && { values: [...values] }),
});
const optional = (name: string, kind: ConnectorProperty['kind']) => ({ name, kind, required: false });
const neededInUse = (name: string, kind: ConnectorProperty['kind']) => ({
  ...optional(name, kind),
  neededInUse: true,
});
const baseUrl = asked('baseUrl', 'url');
const bearer = [baseUrl, optional('token', 'secret')];

/** Providers whose gift cards another company may issue. */
export const giftCardProviders = ['gift_card_a', 'gift_card_b'] as const;
export type GiftCardProvider = (typeof giftCardProviders)[number];

/** Every connector of the product. What each sends and accepts: `contracts/docs/connectors.md`. */
export const connectors = [
  {
    ...{ id: 'openid-connect', name: 'OpenID Connect', type: 'authentication', configuredBy: 'sso' },
    ...{ fqn: 'reprise.authentication.openid-connect.v1', properties: [] },
  },
  {
    ...{ id: 'http-orders', name: 'Orders over HTTP', type: 'buyer', configuredBy: 'properties' },
    fqn: 'reprise.buyer.http-orders.v1',
    properties: [baseUrl, asked('signingSecret', 'secret')],
  },
  {
    ...{ id: 'http-gift-cards', name: 'Gift cards over HTTP', type: 'payment_mode' },
    ...{ configuredBy: 'properties', fqn: 'reprise.payment-mode.http-gift-cards.v1' },
    properties: [asked('provider', 'choice', giftCardProviders), ...bearer],
  },
  {
    ...{ id: 'http-actions', name: 'Premium feature over HTTP', type: 'premium_feature' },
    ...{ configuredBy: 'properties', fqn: 'reprise.premium-feature.http-actions.v1' },
    properties: [asked('feature', 'choice', premiumFeatures), ...bearer],
  },
  {
    ...{ id: 'http-carrier', name: 'Carrier over HTTP', type: 'transport', configuredBy: 'properties' },
    ...{ fqn: 'reprise.transport.http-carrier.v1', properties: bearer },
  },
  {
    ...{ id: 'sendcloud', name: 'Sendcloud', type: 'transport', configuredBy: 'properties' },
    fqn: 'com.sendcloud.panel.api.v2',
    properties: [
      baseUrl,
      asked('publicKey', 'text'),
      asked('secretKey', 'secret'),
      asked('shippingMethod', 'number'),
    ],
  },
  {
    ...{ id: 'sftp', name: 'SFTP', type: 'scheduled', configuredBy: 'properties' },
    ...{ fqn: 'reprise.scheduled.sftp.v1', premium: 'sftp_access' },
    properties: [
      ...[asked('host', 'host'), optional('port', 'port'), asked('user', 'text')],
      ...[optional('password', 'secret'), optional('privateKey', 'secret')],
      ...[neededInUse('hostKey', 'fingerprint'), optional('folder', 'folder')],
      ...[asked('hour', 'hour'), asked('strategy', 'choice', importStrategies)],
      ...[
        { ...asked('exports', 'choice', importContents), required: false },
        optional('alertEmail', 'email'),
      ],
    ],
  },
] as const satisfies readonly Connector[];
export type ConnectorId = (typeof connectors)[number]['id'];

const byId = new Map<string, Connector>(connectors.map((each) => [each.id, each]));

export const connectorOf = (id: string): Connector | undefined => byId.get(id);
export const connectorIds = connectors.map(({ id }) => id) as [ConnectorId, ...ConnectorId[]];
export const secretsOf = ({ properties }: Pick<Connector, 'properties'>): readonly string[] =>
  properties.flatMap(({ kind, name }) => (kind === 'secret' ? name : []));

/**
 * What of a connector may be in use once only in an account, by one property's value: a package has one carrier, a payment
 * mode one issuer. `null`: once whatever its properties say. Undefined: any number.
 */
export const onceBy: Partial<Record<Connector['type'], string | null>> = {
  buyer: null,
  payment_mode: 'provider',
  premium_feature: 'feature',
  scheduled: null,
  transport: null,
};
