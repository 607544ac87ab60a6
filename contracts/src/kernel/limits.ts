import { permissionsOf } from '../permissions';
import type { Access, EndpointSpec } from './endpoint';

/**
 * How often an endpoint may be called. `address`: by everybody behind one address. `session`: by one user or visitor.
 * `recipient`: for one e-mail address, by people who have not proved that it is theirs.
 */
export type Limit = {
  readonly by: 'address' | 'session' | 'recipient';
  readonly times: number;
  readonly seconds: number;
};

export const perMinute = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 60 });
export const perHour = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 3600 });

/** A shop or a mobile network may be one address. */
const fromTheStreet = [perMinute('address', 1200)];
const reads = [perMinute('session', 6000)];
const writes = [perMinute('session', 3000)];

const visitorsMay = (access: Access): boolean =>
  access === 'public' || access === 'anonymous' || permissionsOf('pseudo_anonymous').includes(access);

/** An endpoint's own limits, or those of its class: never none. */
export function limitsOf(spec: Pick<EndpointSpec, 'limits' | 'access' | 'method'>): readonly Limit[] {
  if (spec.limits) return spec.limits;
  if (visitorsMay(spec.access)) return fromTheStreet;
  return spec.method === 'GET' || spec.method === 'HEAD' ? reads : writes;
}
