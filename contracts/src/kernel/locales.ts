/** Default first, fallback second (customer journey §1). In a file of their own: a page needs them before it loads anything. */
export const locales = ['fr-FR', 'en-GB', 'nl-BE', 'de-DE'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr-FR';
export const fallbackLocale: Locale = 'en-GB';
