import { z } from 'zod';

/** Default first, fallback second (customer journey §1). */
export const locales = ['fr-FR', 'en-GB', 'nl-BE', 'de-DE'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;
export const defaultLocale: Locale = 'fr-FR';
export const fallbackLocale: Locale = 'en-GB';
