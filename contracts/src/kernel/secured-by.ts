import type { EndpointSpec } from './endpoint';

/**
 * `money`, `settings`: where the account chooses to, whoever writes has lately shown a second factor.
 * `own-factors`: whoever has a second factor shows it before he changes it.
 */
export type SecuredArea = 'money' | 'settings' | 'own-factors';

/** By the subject of the permission that a write asks for. */
const areas: Readonly<Record<string, SecuredArea>> = {
  payment: 'money',
  'payment-mode': 'money',
  circuit: 'settings',
  client: 'settings',
  connector: 'settings',
  'dispatch-rule': 'settings',
  settings: 'settings',
  sso: 'settings',
  user: 'settings',
  webhook: 'settings',
};

/** What an endpoint asks a second factor for: its own area, or for writes that of its permission. */
export function securedBy({
  secured,
  access,
  method,
}: Pick<EndpointSpec, 'secured' | 'access' | 'method'>): SecuredArea | undefined {
  if (secured) return secured;
  if (method === 'GET' || method === 'HEAD') return undefined;
  return areas[access.slice(0, access.lastIndexOf('.'))];
}
