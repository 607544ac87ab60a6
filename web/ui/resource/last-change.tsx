import { listAuditEntries } from '@reprise/contracts/audit';
import { useTranslation } from 'react-i18next';
import { useList, useMayCall } from '../../kernel/store';
import { DateTime } from '../date-time';
import { Actor } from './actor';

type Props = { of: { contract: { readonly name: string }; row: { id: string; revision?: unknown } } };

/** Others may have written again since the form read the version that it merges. */
const fewNewest = 5;

/**
 * Who wrote the version that a form now merges, and when: from the history, for those who may read it. Events hold
 * no names; people are named to those who may know them, others by their role.
 */
export function LastChange({ of: { contract, row } }: Props) {
  const { t } = useTranslation();
  const may = useMayCall(listAuditEntries);
  const query = { resource: contract.name, documentId: row.id, itemsPerPage: fewNewest, 'order[at]': 'desc' };
  const { items } = useList(listAuditEntries, may ? { query } : undefined);
  const entry = items.find(({ revision }) => revision === row.revision);
  if (!entry) return null;
  return (
    <p>
      {t('form.merge.by')} <Actor entry={entry} /> · <DateTime value={entry.at} format="exact" />
    </p>
  );
}
