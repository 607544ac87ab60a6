import { parse, v5, v7 } from 'uuid';

// As bytes: a text is parsed again for each id.
const namespace = parse('b3b5a1c2-6c0e-5a39-9d1b-0f0a3c6f7e11');

/** A new time-ordered id (RFC 9562, version 7). */
export const uuidv7 = (): string => v7();

/**
 * Always the same UUID for the same parts (RFC 9562, version 5): for the id of an event, from command id and index;
 * for the id of a command, from event id, sender and index. Version 7 cannot be derived, so derived ids are not
 * ordered by time; log positions are.
 */
export const deriveId = (...parts: readonly (string | number)[]): string =>
  v5(Buffer.from(JSON.stringify(parts)), namespace);

/**
 * Always the same id for the same entry of a list that has an id of version 7 itself. Entries follow one another in
 * the order of the list, so that an index takes them in at its end and not at a thousand places.
 */
export const idInList = (list: string, createdAt: string, entry: number): string =>
  v7({ msecs: Date.parse(createdAt), seq: entry, random: parse(list) });
