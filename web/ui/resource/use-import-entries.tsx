import { categories, products, questions } from '@reprise/contracts/catalogue';
import { importEndpoints } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCall, useRecord } from '../../kernel/store';
import type { TimelineEntry } from '../timeline';
import type { Historied } from './historied';

const imported: readonly string[] = [products, categories, questions].map(({ name }) => name);

/** The imports that wrote a document, for its history: many records have one entry of the audit log together. */
export function useImportEntries({ contract, row: { id, accountId } }: Historied): readonly TimelineEntry[] {
  const { t } = useTranslation();
  const asked = accountId && imported.includes(contract.name) ? { params: { accountId, id } } : undefined;
  const { value = [] } = useRecord(importEndpoints.ofRecord, asked);
  const mayOpen = useMayCall(importEndpoints.list);
  return value.map(({ import_id, at, did, file_name: name, created_by }) => {
    const title = t(`resource.import-${did}`, { name });
    const to = `/imports/${accountId}?import=${import_id}`;
    return {
      ...{ id: import_id, at, title: mayOpen ? <Link to={to}>{title}</Link> : title },
      by: created_by ?? t('resource.import-unattended'),
    };
  });
}
