import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '../ports';

/** @throws Refusal `forbidden` for a session without the permission that an endpoint names. */
export function mustHold({ permissions }: Session, { access }: Pick<EndpointSpec, 'access'>): void {
  if (access === 'public' || access === 'anonymous') return;
  if (!permissions.includes(access)) throw new Refusal('forbidden', { permission: access });
}
