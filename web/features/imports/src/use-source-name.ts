import type { CatalogImport } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';

/** The creator, else the source account, else what the origin is called (back office §3). */
export function useSourceName(): (row: CatalogImport) => string {
  const { t } = useTranslation('imports');
  return ({ created_by: by, source_account: account, origin }) =>
    by?.name || account?.common_name || t(`origin.${origin}`);
}
