import { permissionsOf } from '../permissions';
import type { Access, EndpointSpec } from './endpoint';
import { perMinute, type Limit } from './limit';

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
