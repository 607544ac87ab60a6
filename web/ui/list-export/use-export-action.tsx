import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../kernel/store';
import type { ListFilter, ListSearch } from '../list/list-spec';
import { apiQuery, type ListView } from '../list/list-url';
import { useListSearch } from '../list/use-list-search';
import { useListView } from '../list/use-list-view';
import type { PageAction } from '../page/page-actions';
import { ExportDialog, type ListExport } from './export-dialog';

type Shown = {
  readonly filters: readonly ListFilter[];
  readonly search: ListSearch;
  readonly order: ListView['order'];
};

/** The action of a list that exports what it shows, for who may, and its dialog. */
export function useExportAction(
  list: ListExport,
  { filters, search, order }: Shown,
): { readonly actions: readonly PageAction[]; readonly dialog: ReactNode } {
  const { t } = useTranslation('list-export');
  const may = useMayCall(list.calls.start);
  const [open, setOpen] = useState(false);
  const { view } = useListView(filters, order);
  const found = useListSearch(search, view).query;
  const asked = useMemo(() => apiQuery(view, filters), [view, filters]);
  const query = useMemo(() => found && asked && { ...asked, ...found }, [asked, found]);
  const { t: shared } = useTranslation();
  const action: PageAction = {
    ...{ key: 'export', label: t('button'), icon: 'download', onPress: () => setOpen(true) },
    ...(!asked && { disabledReason: shared('list.bounds-crossed') }),
  };
  return {
    actions: may ? [action] : [],
    dialog: open && query && <ExportDialog {...list} query={query} onClose={() => setOpen(false)} />,
  };
}
