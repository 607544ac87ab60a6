import { z } from 'zod';
import { localeSchema } from './locale';
import type { Locale } from './locales';
import { shownAs } from './look';

/** One text in other languages than the account's own, whose text is the plain field beside it. */
export const translationsSchema = <S extends z.ZodType<string>>(text: S) =>
  shownAs('translations', z.partialRecord(localeSchema, text));
/** As events keep one. */
export const keptTranslationsSchema = z.partialRecord(localeSchema, z.string());
export type Translations = Partial<Readonly<Record<Locale, string>>>;

/** In a reader's language, else as the account wrote it. */
export const inLanguage = (text: string, translations: Translations = {}, language: string): string =>
  (Object.hasOwn(translations, language) && translations[language as Locale]) || text;

/** Without the fields that are translated into no language. */
export const translated = <T extends Readonly<Record<string, Translations | undefined>>>(
  fields: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, texts]) => texts && Object.values(texts).some(Boolean)),
  ) as Partial<T>;

const ending = 'Translations';
/**
 * A record in a reader's language: each text that has translations beside it, as `title` and `titleTranslations`. Every
 * declaration reads a hundred records so: nothing is made but what changes.
 */
export function readIn<T extends object>(record: T, language: string): T {
  const fields = record as Readonly<Record<string, unknown>>;
  let read: Record<string, unknown> | undefined;
  for (const name in fields) {
    if (!name.endsWith(ending) || !fields[name]) continue;
    const plain = name.slice(0, -ending.length);
    const text = fields[plain];
    if (typeof text !== 'string') continue;
    const shown = inLanguage(text, fields[name], language);
    if (shown !== text) (read ??= { ...fields })[plain] = shown;
  }
  return (read as T | undefined) ?? record;
}
