import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListState, useList } from '../../kernel/store';
import { usePossibleActs } from '../bulk/use-possible-acts';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { PageHeader } from '../page/page-header';
import pageStyles from '../page/page.module.css';
import { breakpoints } from '../design.tokens';
import { useNarrow } from '../use-narrow';
import { useOnPaper } from '../use-on-paper';
import { ListBody } from './list-body';
import type { ListEndpoint, ListFilter, ListSpec } from './list-spec';
import { apiQuery, hasCrossedBounds, isFiltered, withoutFilters } from './list-url';
import styles from './list.module.css';
import { PageAlert } from './page-alert';
import { Pager } from './pager';
import { RowCards } from './row-cards';
import { RowsTable } from './rows-table';
import { SelectionBar } from './selection-bar';
import { Toolbar } from './toolbar';
import { useColumnChoice } from './use-column-choice';
import { useLastPage } from './use-last-page';
import { useListSearch } from './use-list-search';
import { useListView } from './use-list-view';
import { useRememberedFilters } from './use-remembered-filters';
import { useSelection } from './use-selection';

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
  const onPaper = useOnPaper();
  // A sheet is narrow, and is filled before a page could follow its width.
  const narrow = useNarrow(breakpoints.desktop) || onPaper;
  const searched = useListSearch(spec.search, view);
  const query = useMemo(() => {
    const asked = apiQuery(view, filters);
    return searched.query && asked && { ...spec.fixedQuery, ...asked, ...searched.query };
  }, [spec.fixedQuery, view, filters, searched.query]);
  const crossed = filters.filter((filter) => hasCrossedBounds(filter, view)).map(({ label }) => label);
  const list: ListState<ListEndpoint<Row>> = useList(
    spec.endpoint,
    query && { ...(spec.params && { params: spec.params }), query },
  );
  useLastPage(list, view, show);
  const rows = list.items;
  const columns = visible.flatMap((key) => spec.columns.find((column) => column.key === key) ?? []);
  const selection = useSelection(spec, { rows, total: list.total ?? rows.length, query });
  const acts = usePossibleActs(spec.acts);
  const selects = acts.length > 0 || (spec.bulkActions ?? []).length > 0;
  const shown = {
    ...{ spec, rows, refreshing: list.status === 'loading' },
    ...(selects && { selected: selection.keys, onSelect: selection.choose }),
  };
  const counted = list.status === 'ready' ? t('list.result', { count: list.total ?? rows.length }) : '';
  const said = crossed.length > 0 ? t('list.bounds-crossed') : counted;
  return (
    <div className={pageStyles['page']}>
      <PageHeader {...spec} />
      <PageAlert />
      {typeof spec.children === 'function' ? spec.children(rows) : spec.children}
      <section className={styles['list']}>
        <Toolbar
          name={spec.name}
          view={view}
          show={show}
          search={spec.search}
          filters={filters}
          columns={spec.columns}
          visible={visible}
          onChooseColumns={choose}
          narrow={narrow}
        />
        {selects && <SelectionBar spec={spec} acts={acts} selection={selection} />}
        {list.filling && <Notice family="blue" title={t('list.filling')} />}
        <ListBody
          list={list}
          searched={searched}
          crossed={crossed}
          spec={spec}
          filtered={isFiltered(view)}
          onClear={() => show(withoutFilters(view))}
        >
          {narrow ? (
            <RowCards {...shown} />
          ) : (
            <RowsTable {...shown} columns={columns} view={view} show={show} />
          )}
          <Pager total={list.total ?? rows.length} view={view} show={show} narrow={narrow} />
        </ListBody>
      </section>
      <LiveRegion message={said} />
    </div>
  );
}
