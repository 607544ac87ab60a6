import { deriveId } from '@reprise/kernel';

export type Tenant = {
  readonly key: 'demo' | 'other' | 'rhine';
  readonly name: string;
  readonly host: string;
  readonly domain: string;
};

/** The tenants of the demonstration. `localhost` shows the first one. */
export const tenants: readonly [Tenant, Tenant] = [
  { key: 'demo', name: 'Reprise Demo', host: 'localhost', domain: 'demo.reprise.test' },
  { key: 'other', name: 'Autre Enseigne', host: 'other.localhost', domain: 'other.reprise.test' },
];

/** Buys the consoles that the second tenant takes in. It has no public site. */
export const outsideBuyer: Tenant = {
  key: 'rhine',
  name: 'Rhin Reconditionné',
  host: 'rhin.localhost',
  domain: 'rhin.reprise.test',
};

/** Ids derive from names, so that the next start completes an interrupted first one. */
export const idOf = (tenant: Tenant, ...parts: readonly string[]): string =>
  deriveId('demonstration', tenant.key, ...parts);
export const accountIdOf = (tenant: Tenant): string => idOf(tenant, 'account');
