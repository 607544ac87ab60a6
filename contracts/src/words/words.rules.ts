import { type Locale, fallbackLocale, locales } from '../kernel';
import german from './locales/de-DE.json';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';
import dutch from './locales/nl-BE.json';

type Words = typeof english;
const wordsIn: Readonly<Record<Locale, Words>> = {
  ...{ 'fr-FR': french, 'en-GB': english, 'nl-BE': dutch, 'de-DE': german },
};

/** What a fixed value is called in a reader's language, as screens call it: `('status', 'item_sold')` → `Vendu`. */
export function wordOf(language: string, group: keyof Words, value: string | undefined): string | undefined {
  const locale = locales.find((each) => each === language) ?? fallbackLocale;
  const words: Readonly<Record<string, string>> = wordsIn[locale][group];
  return value === undefined ? undefined : (words[value] ?? value);
}
