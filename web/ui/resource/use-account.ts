import { type Currency, defaultLocale, type Locale, locales } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import { selectUser } from '../../kernel/session/session.slice';
import { useAppSelector } from '../../kernel/store';

/** What the fields of the account's documents follow: its currency, and the languages beside its own. */
export function useAccount(): { currency: Currency; otherLanguages: readonly Locale[] } {
  const account = useAppSelector(selectUser)?.currentOrganization?.account;
  const { currency, language } = {
    currency: account?.currency ?? 'EUR',
    language: account?.language,
  } as const;
  return useMemo(() => {
    const own = language ?? defaultLocale;
    return { currency, otherLanguages: locales.filter((locale) => locale !== own) };
  }, [currency, language]);
}
