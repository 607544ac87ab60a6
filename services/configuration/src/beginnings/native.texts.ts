import type { Locale } from '@reprise/contracts/kernel';
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
