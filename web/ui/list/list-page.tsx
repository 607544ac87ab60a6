import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopics } from '../../kernel/realtime';
import { type ListState, useList } from '../../kernel/store';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { PageHeader } from '../page/page-header';
import pageStyles from '../page/page.module.css';
import { RowsSkeleton } from '../skeletons';
import type { ListFilter, ListSpec } from './list-spec';
import { apiQuery, isFiltered, withoutFilters } from './list-url';
import styles from './list.module.css';
import { RowsTable } from './rows-table';
import { SelectionBar } from './selection-bar';
import { Toolbar } from './toolbar';
import { useColumnChoice } from './use-column-choice';
import { useListView } from './use-list-view';

const noFilters: readonly ListFilter[] = [];
const noTopics: readonly string[] = [];

/**
 * A list as a declaration: filters, order and page live in the URL, columns in the browser; skeleton, empty and error
 * states, announcements and the way back to the same row come with it.
 */
export function ListPage<Row>(spec: ListSpec<Row>) {
  const { t } = useTranslation();
  const filters = spec.filters ?? noFilters;
  const { view, show } = useListView(filters, spec.defaultOrder);
  const { visible, choose } = useColumnChoice(spec.name, spec.columns);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const query = useMemo(
    () => ({ ...spec.fixedQuery, ...apiQuery(view, filters, spec.search?.name) }),
    [spec.fixedQuery, view, filters, spec.search?.name],
  );
  const list = useList(spec.name, spec.path, query);
  useTopics(spec.topics ?? noTopics, list.refresh);
  useRefreshOn(spec.changed, list.refresh);
  const rows = list.items as readonly Row[];
  const columns = spec.columns.filter((column) => visible.includes(column.key));
  const chosen = rows.filter((row) => selected.includes(spec.rowKey(row)));
  const said = list.status === 'ready' ? t('list.result', { count: list.total ?? rows.length }) : '';
  return (
    <div className={pageStyles['page']}>
      <PageHeader {...spec} />
      {spec.children}
      <section className={styles['list']}>
        <Toolbar
          view={view}
          show={show}
          search={spec.search}
          filters={filters}
          columns={spec.columns}
          visible={visible}
          onChooseColumns={choose}
        />
        {chosen.length > 0 && (
          <SelectionBar rows={chosen} actions={spec.bulkActions ?? []} onClear={() => setSelected([])} />
        )}
        <Body list={list} spec={spec} filtered={isFiltered(view)} onClear={() => show(withoutFilters(view))}>
          <RowsTable
            spec={spec}
            columns={columns}
            rows={rows}
            total={list.total ?? rows.length}
            refreshing={list.status === 'loading'}
            view={view}
            show={show}
            selected={selected}
            onSelect={setSelected}
          />
        </Body>
      </section>
      <LiveRegion message={said} />
    </div>
  );
}

function useRefreshOn(changed: string | undefined, refresh: () => void): void {
  const before = useRef(changed);
  useEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    refresh();
  }, [changed, refresh]);
}

type BodyProps<Row> = {
  list: ListState & { refresh: () => void };
  spec: ListSpec<Row>;
  filtered: boolean;
  onClear: () => void;
  children: React.ReactNode;
};

/** Exactly one of skeleton, error, empty and rows. Rows that are already there survive a failed refresh, marked as old. */
function Body<Row>({ list, spec, filtered, onClear, children }: BodyProps<Row>) {
  const { t } = useTranslation();
  const known = list.items.length > 0;
  if (list.status === 'loading' && !known) return <RowsSkeleton />;
  if (list.status === 'refused' && list.problem) {
    if (!known) return <ErrorState problem={list.problem} onRetry={list.refresh} />;
    const again = <Button onClick={list.refresh}>{t('action.retry')}</Button>;
    return (
      <>
        <Notice family="amber" title={t('list.stale')} action={again} />
        {children}
      </>
    );
  }
  if (known) return children;
  if (!filtered) return <EmptyState {...spec.empty} />;
  const clear = <Button onClick={onClear}>{t('action.clear-filters')}</Button>;
  return <EmptyState drawing="search" sentence={t('list.no-match')} action={clear} />;
}
