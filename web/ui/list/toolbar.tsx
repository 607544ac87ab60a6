import { ColumnChooser } from './column-chooser';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import type { ListColumn, ListFilter, ListSearch } from './list-spec';
import type { ListView } from './list-url';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';
import { ViewsMenu } from './views-menu';
import styles from './list.module.css';

type Props<Row> = {
  /** The list's name, under which its views are saved. */
  name: string;
  view: ListView;
  show: (view: ListView) => void;
  search?: ListSearch | undefined;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<Row>[];
  visible: readonly string[];
  onChooseColumns: (keys: readonly string[]) => void;
  /** Cards have no columns to choose and no headings to sort by. */
  narrow: boolean;
};

/** Search, filters, columns or order; active filters are shown below as chips. */
export function Toolbar<Row>(props: Props<Row>) {
  const { name, view, show, search, filters, columns, visible, onChooseColumns, narrow } = props;
  return (
    <div className={styles['toolbar']} role="search">
      <div className={styles['tools']}>
        {search && <SearchBox key={search.name} search={search} view={view} show={show} />}
        {filters.length > 0 && <FilterPanel {...{ filters, view, show, narrow }} />}
        <span className={styles['spring']} />
        <ViewsMenu list={name} {...{ visible, onChooseColumns, narrow }} />
        {narrow ? (
          <SortMenu columns={columns} view={view} show={show} />
        ) : (
          <ColumnChooser columns={columns} visible={visible} onChoose={onChooseColumns} />
        )}
      </div>
      <FilterChips filters={filters} view={view} show={show} />
    </div>
  );
}
