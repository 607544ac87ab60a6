import { type CategoryNode, categoryEndpoints } from '@reprise/contracts/catalogue';
import { Input, Table, type TableColumnType } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../kernel/store';
import { breakpoints } from '../design.tokens';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { clearable } from '../form/clear-mark';
import { Icon } from '../icon';
import { RowsSkeleton } from '../skeletons';
import { useNarrow } from '../use-narrow';
import styles from './tree.module.css';
import { openAt, type TreeRow, treeRows } from './tree-rows';

type Props = {
  /** The name of one, as it stands in the tree: a link, usually. */
  name: (node: CategoryNode) => ReactNode;
  empty: ReactNode;
};

/** The account's categories as a tree, with the published products that the web and the stores buy. */
export function CategoryTree({ name, empty }: Props) {
  const { t } = useTranslation();
  const narrow = useNarrow(breakpoints.tablet);
  const { value, problem, refresh } = useRecord(categoryEndpoints.tree, {});
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<readonly string[]>();
  const rows = useMemo(() => treeRows(value ?? [], text), [value, text]);
  if (!value && problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <RowsSkeleton />;
  if (value.length === 0) return empty;
  const expanded = text ? openAt(rows, Number.MAX_SAFE_INTEGER) : (opened ?? openAt(rows, 1));
  // On a phone the names need the room.
  const width = narrow ? 56 : 96;
  const columns: TableColumnType<TreeRow>[] = [
    {
      ...{ key: 'name', title: t('tree.name') },
      render: (_none, { node }) => <div className={styles['name']}>{name(node)}</div>,
    },
    {
      ...{ key: 'web', title: t('tree.web'), align: 'right', className: 'figures', width },
      render: (_none, { node }) => node.productCount.web,
    },
    {
      ...{ key: 'store', title: t('tree.store'), align: 'right', className: 'figures', width },
      render: (_none, { node }) => node.productCount.store,
    },
  ];
  return (
    <section className={styles['tree']}>
      <Input
        className={styles['search'] ?? ''}
        type="search"
        allowClear={clearable}
        aria-label={t('tree.search')}
        placeholder={t('tree.search')}
        prefix={<Icon name="search" size={16} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Table<TreeRow>
        columns={columns}
        dataSource={[...rows]}
        pagination={false}
        size="small"
        tableLayout="fixed"
        expandable={{
          indentSize: narrow ? 8 : 15,
          expandedRowKeys: [...expanded],
          onExpandedRowsChange: (keys) => setOpened(keys.map(String)),
        }}
        locale={{ emptyText: <EmptyState drawing="search" sentence={t('list.no-match')} /> }}
      />
    </section>
  );
}
