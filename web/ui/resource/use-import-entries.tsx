import { categories, products, questions } from '@reprise/contracts/catalogue';
import { importEndpoints } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../kernel/store';
import type { TimelineEntry } from '../timeline';
import type { Historied } from './historied';

const imported: readonly string[] = [products, categories, questions].map(({ name }) => name);

/** The imports that wrote a document, for its history: many records have one entry of the audit log together. */
export function useImportEntries({ contract, row: { id, accountId } }: Historied): readonly TimelineEntry[] {
  const { t } = useTranslation();
  const asked = accountId && imported.includes(contract.name) ? { params: { accountId, id } } : undefined;
  const { value = [] } = useRecord(importEndpoints.ofRecord, asked);
  return value.map(({ import_id, at, did, file_name: name, created_by }) => ({
    ...{ id: import_id, at, title: t(`resource.import-${did}`, { name }) },
    by: created_by ?? t('resource.import-unattended'),
  }));
}
