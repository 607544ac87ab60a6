import { createHash } from 'node:crypto';
import { parse, v5, v7, validate, version } from 'uuid';

// As bytes: a text is parsed again for each id.
const namespace = parse('b3b5a1c2-6c0e-5a39-9d1b-0f0a3c6f7e11');

/** A new time-ordered id (RFC 9562, version 7). */
export const uuidv7 = (): string => v7();

/** Always the same UUID for the same parts (RFC 9562, version 5), in no order. */
export const deriveId = (...parts: readonly (string | number)[]): string =>
  v5(Buffer.from(JSON.stringify(parts)), namespace);

const isOrdered = (id: string): boolean => validate(id) && version(id) === 7;
const millisecondsOf = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/**
 * Always the same UUID for the same parts, with the time of `origin`, one of them, where that has one (version 7): for the
 * id of an event, from its command's; for that of a command, from its cause's. An index takes in at its end what
 * happens now, instead of at a thousand places (ADR 56). Without that time, as `deriveId`.
 */
export function deriveIdAt(origin: string, ...parts: readonly (string | number)[]): string {
  if (!isOrdered(origin)) return deriveId(...parts);
  const hash = createHash('sha1').update(JSON.stringify(parts)).digest();
  return v7({ msecs: millisecondsOf(origin), seq: hash.readUInt32BE(16), random: hash });
}

/**
 * Always the same id for the same entry of a list that has an id of version 7 itself. Entries follow one another in
 * the order of the list, so that an index takes them in at its end and not at a thousand places.
 */
export const idInList = (list: string, createdAt: string, entry: number): string =>
  v7({ msecs: Date.parse(createdAt), seq: entry, random: parse(list) });
