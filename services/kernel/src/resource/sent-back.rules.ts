import type { ResourceContract } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { isDeepStrictEqual } from 'node:util';
import { apiRoot } from '../http/registry';
import { violation } from '../http/violations';
import type { Fields } from './resource-document';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a record says of itself beside its fields. A stock client has its address as `id`, and the id as `originId`. */
function linksOf(
  { name, type }: ResourceContract,
  id: unknown,
): Readonly<Record<string, readonly unknown[]>> {
  const address = `${apiRoot}/${name}/${String(id)}`;
  return {
    '@context': [`${apiRoot}/contexts/${type}`],
    '@type': [type],
    '@id': [address],
    id: [id, address],
    originId: [id],
  };
}

/** What a reader is told has the values of JSON, whatever made it. */
const asJson = (document: Fields): Fields => JSON.parse(JSON.stringify(document)) as Fields;

/** A null that was read and is sent back removes nothing. */
function differing(sent: Fields, stands: Fields): Fields {
  const entries = Object.entries(sent).flatMap(([key, value]): [string, unknown][] => {
    const before = Object.hasOwn(stands, key) ? stands[key] : undefined;
    if (isDeepStrictEqual(value, before)) return [];
    return [[key, isRecord(value) && isRecord(before) ? differing(value, before) : value]];
  });
  return Object.fromEntries(entries);
}

/**
 * The changes in a merge patch. Stock clients send back the whole record that they read: whatever equals what stands is
 * no change, also if nobody may write it.
 * @param stands the document as its reader sees it.
 * @throws Refusal `invalid-request`, naming unknown fields and read-only ones that differ.
 */
export function changesOf(contract: ResourceContract, patch: Fields, stands: Fields): Fields {
  const links = linksOf(contract, stands['id']);
  const own = (key: string): boolean => Object.hasOwn(contract.schema.shape, key);
  const changes = differing(patch, asJson(stands));
  const wrong = Object.keys(changes).filter((key) => {
    return !own(key) && !(Object.hasOwn(links, key) && links[key]?.includes(changes[key]));
  });
  if (wrong.length > 0) {
    const isKnown = (key: string): boolean => Object.hasOwn(links, key) || Object.hasOwn(stands, key);
    const violations = wrong.map((key) =>
      violation([key], isKnown(key) ? 'read-only-field' : 'unknown-field'),
    );
    throw new Refusal('invalid-request', {}, violations);
  }
  return Object.fromEntries(Object.entries(changes).filter(([key]) => own(key)));
}
