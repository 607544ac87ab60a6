/** Default first, fallback second (customer journey §1). In a file of their own: a page needs them before it loads anything. */
export const locales = ['fr-FR', 'en-GB', 'nl-BE', 'de-DE'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr-FR';
export const fallbackLocale: Locale = 'en-GB';

/** @param spoken languages as a browser names them, the dearest first: `de-CH`, `de`. */
export function spokenLocale(
  spoken: readonly string[],
  offered: readonly Locale[] = locales,
): Locale | undefined {
  for (const wish of spoken) {
    const language = wish.slice(0, 2).toLowerCase();
    const match = offered.find((l) => l === wish) ?? offered.find((l) => l.startsWith(language));
    if (match) return match;
  }
  return undefined;
}
