import { defaultLocale, fallbackLocale, type Locale, locales, spokenLocale } from '@reprise/contracts/kernel';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type KeyValue, storageKeys } from '../storage';
import { frenchTexts } from './french-spaces';
import { dashboardNamespaces, type Namespaces, sharedNamespaces } from './namespaces';

/**
 * Reads a namespace by its own import; a language that a namespace lacks falls back to en-GB. Within a namespace every
 * language has every text (a spec holds it), so that nobody loads a second one.
 */
const lazyBackend = (namespaces: Namespaces): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const locale = locales.find((each) => each === language);
    const known = namespaces[namespace];
    const load = known?.[locale ?? fallbackLocale] ?? known?.[fallbackLocale];
    if (!load) return callback(null, {});
    load().then(
      ({ default: texts }) => callback(null, locale === 'fr-FR' ? frenchTexts(texts) : texts),
      (error: Error) => callback(error, false),
    );
  },
});

/** The stored choice, or the browser's first supported language, or fr-FR. */
export function preferredLocale(
  storage: KeyValue,
  spoken: readonly string[],
  offered: readonly Locale[],
): Locale {
  const kept = storage.read(storageKeys.locale);
  const stored = offered.find((each) => each === kept);
  return stored ?? spokenLocale(spoken, offered) ?? defaultLocale;
}

export type I18nOptions = {
  locale: Locale;
  features?: Namespaces;
  storage?: KeyValue;
  document?: Document;
};

/** Starts translation with the shared namespaces and the features' own. */
export async function createI18n({ locale, features = {}, storage, document }: I18nOptions): Promise<i18n> {
  const instance = i18next.createInstance();
  const follow = (language: string): void => {
    if (document) document.documentElement.lang = language;
  };
  instance.on('languageChanged', follow);
  await instance
    .use(lazyBackend({ ...sharedNamespaces, ...dashboardNamespaces, ...features }))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      ns: Object.keys(sharedNamespaces),
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  instance.on('languageChanged', (language) => storage?.write(storageKeys.locale, language));
  follow(locale);
  return instance;
}
