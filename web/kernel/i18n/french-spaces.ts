/**
 * French sets a space before `:`, `;`, `?`, `!` and `»` and after `«`: one that never breaks, so that no line begins with a
 * sign. Nothing else changes: texts that an account wrote may be in any language, and in no other is there such a space.
 */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;?!»](?:\s|$|\p{P}))/gu, '\u00a0').replace(/(?<=«) /g, '\u00a0');

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts of a namespace, however deep they lie. */
export const frenchTexts = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, frenchSpaces(value)];
      return [key, isTexts(value) ? frenchTexts(value) : value];
    }),
  );
