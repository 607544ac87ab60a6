import { z } from 'zod';
import type { Connector, ConnectorProperty } from './connector.parts';
import { isFolder, isHost, isHostKey } from './sftp.rules';

export type PropertyFault = { readonly name: string; readonly code: 'required' | 'unknown' | 'not-valid' };
type Properties = Readonly<Record<string, string>>;

/** An address of the web, without credentials, query or fragment: paths are added to it. */
const isBaseUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash && !/[?#]/.test(text);
};
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

function fits({ kind, values = [] }: ConnectorProperty, value: string): boolean {
  switch (kind) {
    case 'url':
      return isBaseUrl(value);
    case 'choice':
      return values.includes(value);
    case 'hour':
      return isNumber(value) && Number(value) < 24;
    case 'number':
      return isNumber(value);
    case 'text':
      return true;
    case 'host':
      return isHost(value);
    case 'port':
      return isNumber(value) && Number(value) > 0 && Number(value) < 65_536;
    case 'folder':
      return isFolder(value);
    case 'fingerprint':
      return isHostKey(value);
    case 'email':
      return z.email().max(255).safeParse(value).success;
    // It has a call of its own, and would stand in the log here.
    case 'secret':
      return false;
  }
}

/** What is wrong with the properties of a configuration, secrets aside. @param inUse it is or shall be switched on. */
export function propertyFaults(
  { properties }: Connector,
  given: Properties,
  inUse = false,
): readonly PropertyFault[] {
  const known = new Map(properties.map((each) => [each.name, each]));
  const written = Object.entries(given).flatMap(([name, value]): PropertyFault[] => {
    const property = known.get(name);
    if (!property) return [{ name, code: 'unknown' }];
    return value === '' || fits(property, value) ? [] : [{ name, code: 'not-valid' }];
  });
  const missing = properties.filter(
    ({ name, kind, required, neededInUse }) =>
      (required || (inUse && neededInUse)) && kind !== 'secret' && !given[name],
  );
  return [...written, ...missing.map(({ name }) => ({ name, code: 'required' as const }))];
}

/** The secrets that a configuration still lacks. */
export const missingSecrets = ({ properties }: Connector, set: readonly string[]): readonly string[] =>
  properties.flatMap(({ name, kind, required }) =>
    kind === 'secret' && required && !set.includes(name) ? name : [],
  );
