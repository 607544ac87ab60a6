import type { Locale, Translations } from '@reprise/contracts/kernel';
import { de } from './native-de.texts';
import { en } from './native-en.texts';
import { fr } from './native-fr.texts';
import { nl } from './native-nl.texts';
import type { NativeTexts } from './native.types';

export const nativeTexts: Readonly<Record<Locale, NativeTexts>> = {
  'fr-FR': fr,
  'en-GB': en,
  'nl-BE': nl,
  'de-DE': de,
};

/** A text of ours in the languages beside the account's own. */
export const nativeTranslations = (own: Locale, textOf: (texts: NativeTexts) => string): Translations =>
  Object.fromEntries(
    Object.entries(nativeTexts)
      .filter(([locale]) => locale !== own)
      .map(([locale, texts]) => [locale, textOf(texts)]),
  );
