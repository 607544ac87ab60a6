import { isIPv4, isIPv6 } from 'node:net';
import type { Device } from '@reprise/contracts/identity';
import Bowser from 'bowser';

/** The network of an address: enough to tell the shop from another country, too little to name a household. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  if (!isIPv6(plain)) return '';
  const [left = '', right] = plain.split('::');
  const groups = left.split(':').filter(Boolean);
  const gap = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(gap).fill('0'), ...(right ?? '').split(':').filter(Boolean)];
  return `${all.slice(0, 3).join(':')}::`;
}

/** Names that the library knows; what else a browser says of itself is not kept. */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser || system ? { browser, system } : null;
}
