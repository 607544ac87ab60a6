import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The name leads to a machine that is not on the public network. */
export class AddressNotAllowed extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'AddressNotAllowed';
  }
}

// IANA's special-purpose registries (RFC 6890 and its successors): no partner's server is there.
const special4: readonly (readonly [string, number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
];
/** Exceptions within 2000::/3, the addresses of the public network: tunnels and documentation. */
const special6: readonly (readonly [string, number])[] = [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
];

const blocked = new BlockList();
for (const [net, prefix] of special4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of special6) blocked.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether a numeric address is on the public network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** `[::1]` → `::1`. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Checks that need no network access: the scheme, and numbers or names that are never public.
 * @param privateAddresses also allows plain HTTP and machines in the own network: for demonstrations.
 */
export function mayBeCalled(url: URL, privateAddresses: boolean): boolean {
  if (privateAddresses) return true;
  const host = hostOf(url);
  if (url.protocol !== 'https:') return false;
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i.test(host);
}

/**
 * Name resolution for a connection. The connection goes to the checked address, so a name that resolves differently
 * in between gains nothing. @param resolveAll for tests.
 */
export function guardedLookup(resolveAll: typeof resolve = resolve): LookupFunction {
  return (hostname, options, done) => {
    resolveAll(hostname, { ...options, all: true }, (error, found) => {
      const addresses = [found ?? []].flat() as LookupAddress[];
      const refused = !error && !addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      const fault = error ?? (refused || !first ? new AddressNotAllowed() : null);
      if (fault || !first) return done(fault, '', 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
