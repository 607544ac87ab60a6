import { isRead, type EndpointSpec } from './endpoint';
import type { SecuredArea } from './secured-area';

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
  if (isRead(method)) return undefined;
  return areas[access.slice(0, access.lastIndexOf('.'))];
}
