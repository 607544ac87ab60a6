import { z } from 'zod';
import { localeSchema } from './locale';
import type { Locale } from './locales';
import { shownAs } from './look';

/** One text in other languages than the account's own, whose text is the plain field beside it. */
export const translationsSchema = <S extends z.ZodType<string>>(text: S) =>
  shownAs('translations', z.partialRecord(localeSchema, text));
export type Translations = Partial<Readonly<Record<Locale, string>>>;

/** In a reader's language, else as the account wrote it. */
export const inLanguage = (text: string, translations: Translations = {}, language: string): string =>
  Object.entries(translations).find(([locale]) => locale === language)?.[1] || text;
