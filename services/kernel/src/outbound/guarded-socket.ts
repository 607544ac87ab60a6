import { connect, isIPv6, type Socket } from 'node:net';
import type { OutboundRule } from './guarded-fetch';
import { AddressNotAllowed, guardedLookup, mayBeCalled } from './public-address';

export type SocketAddress = { readonly host: string; readonly port: number };

/**
 * For servers of other protocols that a client of the platform has named. The connection goes to the address that was
 * checked. @throws AddressNotAllowed before anything is sent, or what the network says
 */
export function guardedSocket(
  { host, port }: SocketAddress,
  { privateAddresses }: Pick<OutboundRule, 'privateAddresses'>,
  patienceMs: number,
): Promise<Socket> {
  const url = new URL(`https://${isIPv6(host) ? `[${host}]` : host}`);
  if (!mayBeCalled(url, privateAddresses)) return Promise.reject(new AddressNotAllowed());
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...(!privateAddresses && { lookup: guardedLookup() }) });
    socket.setTimeout(patienceMs, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
