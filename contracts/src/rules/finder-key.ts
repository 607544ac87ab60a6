import { isEmail } from './email';
import { toE164 } from './phone';

/** By what a file is found: codes of things, and what identifies a person. */
export const thingKeys = ['code', 'short-code', 'last-digits', 'imei', 'name'] as const;
export const personKeys = ['email', 'phone', 'last-name'] as const;
export type ThingKey = (typeof thingKeys)[number];
export type PersonKey = (typeof personKeys)[number];
export type FinderKey<By extends string = ThingKey | PersonKey> = { readonly by: By; readonly value: string };

const byLength = new Map<number, ThingKey>([
  [4, 'last-digits'],
  [8, 'short-code'],
  [13, 'code'],
  [15, 'imei'],
  [16, 'imei'],
  [17, 'imei'],
]);

/** People write the same name with and without accents, in capitals or not. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim();

/** What a text may mean as the code of a thing. `name`: a serial, a partner's or a tracking number, as it is written. */
export function thingsMeant(text: string): readonly FinderKey<ThingKey>[] {
  const asked = text.trim();
  const digits = asked.replace(/[\s./-]/g, '');
  const by = /^\d+$/.test(digits) ? byLength.get(digits.length) : undefined;
  return [
    ...(by ? [{ by, value: digits }] : []),
    ...(/^(?=.*\d)[^\s@]{4,}$/.test(asked) ? [{ by: 'name' as const, value: asked }] : []),
  ];
}

const mostWords = 8;

/** The words of a product's name, as they are looked for: their beginnings do. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    foldedName(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** What a text may mean as a part of a product's name: words, the last perhaps not written to its end. */
export function wordsMeant(text: string): readonly string[] {
  const words = wordsOf(text).slice(0, mostWords);
  return words.some((word) => /\p{L}{2}/u.test(word)) ? words : [];
}

/** Whom a text may mean: an e-mail address, a telephone number, or a last name; whole, never a part of it. */
export function peopleMeant(text: string): readonly FinderKey<PersonKey>[] {
  const asked = text.trim();
  if (isEmail(asked)) return [{ by: 'email', value: asked.toLowerCase() }];
  const phone = toE164(asked);
  if (phone) return [{ by: 'phone', value: phone }];
  const name = foldedName(asked);
  return /^\p{L}[\p{L} .]+$/u.test(name) ? [{ by: 'last-name', value: name }] : [];
}
