import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../kernel/store';

/** What a customer of a store is written in: the language of the account, not the one that its seller happens to read. */
export function useCustomerLanguage(): string {
  const { language } = useTranslation().i18n;
  return useAppSelector((s) => s.session.user?.currentOrganization?.account?.language) ?? language;
}
