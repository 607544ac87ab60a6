import { Table, type TableColumnType, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListColumn, ListSpec } from './list-spec';
import type { ListView } from './list-url';
import styles from './list.module.css';
import { RowMenu } from './row-menu';
import { useReturnPlace } from './use-return-place';

type Props<Row> = {
  spec: ListSpec<Row>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  refreshing: boolean;
  view: ListView;
  show: (view: ListView) => void;
  /** Where rows can be selected. */
  selected?: readonly string[];
  onSelect?: (keys: readonly string[]) => void;
};

const sortOrder = (column: { order?: string }, view: ListView) => {
  if (!column.order || view.order?.field !== column.order) return null;
  return view.order.direction === 'asc' ? 'ascend' : 'descend';
};

function useColumns<Row>({ spec, columns, view, rows }: Props<Row>): TableColumnType<Row>[] {
  const { t } = useTranslation();
  const remember = useReturnPlace(rows.length > 0);
  const drawn = columns.map((column, index): TableColumnType<Row> => ({
    key: column.key,
    title: column.title,
    align: column.align ?? 'left',
    className: column.align === 'right' ? 'figures' : '',
    sorter: column.order !== undefined,
    sortOrder: sortOrder(column, view),
    sortDirections: ['ascend', 'descend', 'ascend'],
    showSorterTooltip: false,
    ...(column.width ? { width: column.width } : {}),
    render: (_value: unknown, row: Row) => {
      const content = column.render(row);
      const to = index === 0 ? spec.rowLink?.(row) : undefined;
      if (!to) return content;
      return (
        <Link className={`code ${styles['name']}`} to={to} onClick={() => remember(spec.rowKey(row))}>
          {content}
        </Link>
      );
    },
  }));
  if (!spec.rowActions?.length) return drawn;
  const actions: TableColumnType<Row> = {
    key: 'row-actions',
    title: <span className="visually-hidden">{t('list.rows-actions-column')}</span>,
    width: 56,
    fixed: 'right',
    render: (_value: unknown, row: Row) => <RowMenu row={row} spec={spec} />,
  };
  return [...drawn, actions];
}

/** Where rows can be selected; each box says what it selects, in the reader's language. */
function useSelecting<Row>({ spec, selected = [], onSelect }: Props<Row>): TableProps<Row>['rowSelection'] {
  const { t } = useTranslation();
  if (!onSelect) return undefined;
  return {
    selectedRowKeys: [...selected],
    onChange: (keys) => onSelect(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': t('list.select-all') }),
    getCheckboxProps: (row) => ({
      'aria-label': t('list.select', { name: spec.rowName?.(row) ?? spec.rowKey(row) }),
    }),
  };
}

/** Rows of 40 px, with sorting and selection. */
export function RowsTable<Row>(props: Props<Row>) {
  const { spec, rows, refreshing, view, show } = props;
  const columns = useColumns(props);
  const selection = useSelecting(props);
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter) => {
    const first = Array.isArray(sorter) ? sorter[0] : sorter;
    const field = spec.columns.find((column) => column.key === first?.columnKey)?.order;
    if (!field) return;
    show({ ...view, page: 1, order: { field, direction: first?.order === 'descend' ? 'desc' : 'asc' } });
  };
  return (
    <Table<Row>
      className={styles['table'] ?? ''}
      aria-busy={refreshing}
      columns={columns}
      dataSource={[...rows]}
      rowKey={spec.rowKey}
      onChange={onChange}
      scroll={{ x: true }}
      tableLayout="auto"
      {...(selection && { rowSelection: selection })}
      pagination={false}
    />
  );
}
