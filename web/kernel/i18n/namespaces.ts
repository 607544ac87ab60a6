import type { Locale } from '@reprise/contracts/kernel';

type Texts = { default: object };
/** One namespace: each language is loaded only when it is shown. */
type LocaleLoaders = Partial<Record<Locale, () => Promise<Texts>>>;
export type Namespaces = Readonly<Record<string, LocaleLoaders>>;

/** Names of fields, words of acts on many rows, of the pages about one product, of photos and of the scan field: for the dashboard, fetched with the first screen that shows one. */
export const dashboardNamespaces = {
  bulk: {
    'fr-FR': () => import('./bulk/fr-FR.json'),
    'en-GB': () => import('./bulk/en-GB.json'),
  },
  fields: {
    'fr-FR': () => import('./fields/fr-FR.json'),
    'en-GB': () => import('./fields/en-GB.json'),
  },
  file: {
    'fr-FR': () => import('./file/fr-FR.json'),
    'en-GB': () => import('./file/en-GB.json'),
  },
  'list-export': {
    'fr-FR': () => import('./list-export/fr-FR.json'),
    'en-GB': () => import('./list-export/en-GB.json'),
  },
  photos: {
    'fr-FR': () => import('./photos/fr-FR.json'),
    'en-GB': () => import('./photos/en-GB.json'),
  },
  scan: {
    'fr-FR': () => import('./scan/fr-FR.json'),
    'en-GB': () => import('./scan/en-GB.json'),
  },
} satisfies Namespaces;

/** Shared namespaces, in all four languages. */
export const sharedNamespaces = {
  common: {
    'fr-FR': () => import('./locales/common/fr-FR.json'),
    'en-GB': () => import('./locales/common/en-GB.json'),
    'nl-BE': () => import('./locales/common/nl-BE.json'),
    'de-DE': () => import('./locales/common/de-DE.json'),
  },
  enums: {
    'fr-FR': () => import('@reprise/contracts/words/fr-FR.json'),
    'en-GB': () => import('@reprise/contracts/words/en-GB.json'),
    'nl-BE': () => import('@reprise/contracts/words/nl-BE.json'),
    'de-DE': () => import('@reprise/contracts/words/de-DE.json'),
  },
  problems: {
    'fr-FR': () => import('@reprise/contracts/problems/fr-FR.json'),
    'en-GB': () => import('@reprise/contracts/problems/en-GB.json'),
    'nl-BE': () => import('@reprise/contracts/problems/nl-BE.json'),
    'de-DE': () => import('@reprise/contracts/problems/de-DE.json'),
  },
  validation: {
    'fr-FR': () => import('@reprise/contracts/validation/fr-FR.json'),
    'en-GB': () => import('@reprise/contracts/validation/en-GB.json'),
    'nl-BE': () => import('@reprise/contracts/validation/nl-BE.json'),
    'de-DE': () => import('@reprise/contracts/validation/de-DE.json'),
  },
} satisfies Namespaces;
