import { useLatest } from '../../kernel/store/use-latest';
import { Button, Checkbox, Input, Popover } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import type { ListColumn, ListFilter } from './list-spec';
import type { ListView } from './list-url';
import { SortMenu } from './sort-menu';
import styles from './list.module.css';

type Props<Row> = {
  view: ListView;
  show: (view: ListView) => void;
  search?: { name: string; label: string } | undefined;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<Row>[];
  visible: readonly string[];
  onChooseColumns: (keys: readonly string[]) => void;
  /** Cards have no columns to choose and no headings to sort by. */
  narrow: boolean;
};

/** Search, filters, columns or order; active filters are shown below as chips. */
export function Toolbar<Row>(props: Props<Row>) {
  const { view, show, search, filters, columns, visible, onChooseColumns, narrow } = props;
  return (
    <div className={styles['toolbar']} role="search">
      <div className={styles['tools']}>
        {search && <SearchBox key={search.name} label={search.label} view={view} show={show} />}
        {filters.length > 0 && <FilterPanel filters={filters} view={view} show={show} />}
        <span className={styles['spring']} />
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

const typingPause = 300;

/** Searches after a pause in typing; Enter searches at once. */
function SearchBox({ label, view, show }: { label: string; view: ListView; show: (view: ListView) => void }) {
  const [text, setText] = useState(view.search);
  useEffect(() => setText(view.search), [view.search]);
  const ask = (): void => {
    if (text.trim() !== view.search) show({ ...view, page: 1, search: text.trim() });
  };
  const latest = useLatest(ask);
  useEffect(() => {
    // Only typing starts the timer; a view changed elsewhere must not.
    const timer = setTimeout(() => latest.current(), typingPause);
    return () => clearTimeout(timer);
  }, [text, latest]);
  return (
    <Input
      className={styles['search'] ?? ''}
      type="search"
      allowClear
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={16} />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={ask}
    />
  );
}

type ChooserProps<Row> = {
  columns: readonly ListColumn<Row>[];
  visible: readonly string[];
  onChoose: (keys: readonly string[]) => void;
};

function ColumnChooser<Row>({ columns, visible, onChoose }: ChooserProps<Row>) {
  const { t } = useTranslation();
  const [first, ...others] = columns;
  const content = (
    <Checkbox.Group
      className={styles['chooser'] ?? ''}
      value={[...visible]}
      options={others.map((column) => ({ value: column.key, label: column.title }))}
      onChange={(keys) => onChoose([first?.key ?? '', ...keys])}
    />
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      title={t('list.columns')}
      content={content}
    >
      <Button icon={<Icon name="columns" size={16} />}>{t('list.columns')}</Button>
    </Popover>
  );
}
