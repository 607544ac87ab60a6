import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;
const count = 10;

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten, each with 79 random bits: too many for their hashes to need a slow one. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-'));

/** As somebody typed it: hyphens, spaces and capitals do not matter. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}/${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex');

/** The hashes that are left without this code; undefined: it is none of them. All are compared, whichever fits. */
export function withoutCode(
  hashes: readonly string[],
  userId: string,
  code: string,
): readonly string[] | undefined {
  const hash = Buffer.from(recoveryHash(userId, code));
  const fits = hashes.map((each) => timingSafeEqual(Buffer.from(each), hash));
  return fits.includes(true) ? hashes.filter((_each, index) => !fits[index]) : undefined;
}
