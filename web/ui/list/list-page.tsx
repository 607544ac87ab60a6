import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListState, useList } from '../../kernel/store';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { PageHeader } from '../page/page-header';
import pageStyles from '../page/page.module.css';
import { RowsSkeleton } from '../skeletons';
import { breakpoints } from '../design.tokens';
import { useNarrow } from '../use-narrow';
import type { ListEndpoint, ListFilter, ListSpec } from './list-spec';
import { apiQuery, isFiltered, withoutFilters } from './list-url';
import styles from './list.module.css';
import { PageAlert } from './page-alert';
import { Pager } from './pager';
import { RowCards } from './row-cards';
import { RowsTable } from './rows-table';
import { SelectionBar } from './selection-bar';
import { Toolbar } from './toolbar';
import { useColumnChoice } from './use-column-choice';
import { useListView } from './use-list-view';
import { useRememberedFilters } from './use-remembered-filters';

const noFilters: readonly ListFilter[] = [];

/**
 * A declared list: filters, order and page are in the URL, columns in the browser; skeleton, empty and error states,
 * announcements and the return to the same row are included.
 */
export function ListPage<Row>(spec: ListSpec<Row>) {
  const { t } = useTranslation();
  const filters = spec.filters ?? noFilters;
  useRememberedFilters(spec.remembers);
  const { view, show } = useListView(filters, spec.defaultOrder);
  const { visible, choose } = useColumnChoice(spec.name, spec.columns);
  const narrow = useNarrow(breakpoints.desktop);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const query = useMemo(
    () => ({ ...spec.fixedQuery, ...apiQuery(view, filters, spec.search?.name) }),
    [spec.fixedQuery, view, filters, spec.search?.name],
  );
  const list: ListState<ListEndpoint<Row>> = useList(spec.endpoint, { query });
  const rows = list.items;
  const columns = spec.columns.filter((column) => visible.includes(column.key));
  const chosen = rows.filter((row) => selected.includes(spec.rowKey(row)));
  const shown = { spec, rows, refreshing: list.status === 'loading', selected, onSelect: setSelected };
  const said = list.status === 'ready' ? t('list.result', { count: list.total ?? rows.length }) : '';
  return (
    <div className={pageStyles['page']}>
      <PageHeader {...spec} />
      <PageAlert />
      {typeof spec.children === 'function' ? spec.children(rows) : spec.children}
      <section className={styles['list']}>
        <Toolbar
          view={view}
          show={show}
          search={spec.search}
          filters={filters}
          columns={spec.columns}
          visible={visible}
          onChooseColumns={choose}
          narrow={narrow}
        />
        {chosen.length > 0 && (
          <SelectionBar rows={chosen} actions={spec.bulkActions ?? []} onClear={() => setSelected([])} />
        )}
        {list.filling && <Notice family="blue" title={t('list.filling')} />}
        <Body list={list} spec={spec} filtered={isFiltered(view)} onClear={() => show(withoutFilters(view))}>
          {narrow ? (
            <RowCards {...shown} />
          ) : (
            <RowsTable {...shown} columns={columns} view={view} show={show} />
          )}
          <Pager total={list.total ?? rows.length} view={view} show={show} narrow={narrow} />
        </Body>
      </section>
      <LiveRegion message={said} />
    </div>
  );
}

type BodyProps<Row> = {
  list: ListState<ListEndpoint<Row>>;
  spec: ListSpec<Row>;
  filtered: boolean;
  onClear: () => void;
  children: React.ReactNode;
};

/** Exactly one of skeleton, error, empty and rows. Existing rows survive a failed refresh, marked as outdated. */
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
