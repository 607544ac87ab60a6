import type { EndpointSpec } from '@reprise/contracts/kernel';
import { lackingFor } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '../ports';

/** @throws Refusal `forbidden` for a session without the permission that an endpoint names, or without its section. */
export function mustHold(
  { permissions }: Pick<Session, 'permissions'>,
  { access }: Pick<EndpointSpec, 'access'>,
): void {
  if (access === 'public' || access === 'anonymous') return;
  const [lacking] = lackingFor(access, permissions);
  if (lacking) throw new Refusal('forbidden', { permission: lacking });
}
