import { fallbackLocale, spokenLocale, type Locale } from '@reprise/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The languages of an `Accept-Language` header, the dearest first; none that is refused. */
export const languagesIn = (header: string | undefined): readonly string[] =>
  new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();

/** The language of the reader, among those of our texts; English for whoever names none of them. */
export const localeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale =>
  spokenLocale(languagesIn(headers['accept-language'])) ?? fallbackLocale;

/** As a header names it: our texts are those of a language, not of a country. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);
