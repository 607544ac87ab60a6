import type { CatalogImport } from '@reprise/contracts/imports';
import { Button, Table, type TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { DateTime } from '../../../ui/date-time';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { ofAccount } from '../../../ui/resource/of-account';
import { RowsSkeleton } from '../../../ui/skeletons';
import { ImportPanel } from './import-panel';
import { ImportTag } from './import-tag';
import styles from './imports.module.css';
import { paths } from './imports.paths';
import { useImportCrumbs } from './use-import-crumbs';
import { useImports } from './use-imports';
import { useOpenImport } from './use-open-import';
import { useSourceName } from './use-source-name';

function useColumns(open: (id: string) => void): TableColumnType<CatalogImport>[] {
  const { t } = useTranslation('imports');
  const sourceName = useSourceName();
  const data = ({ content, strategy }: CatalogImport): string =>
    t('data', { content: t(`content.${content}`), strategy: t(`strategy.${strategy}`) });
  return [
    {
      key: 'date',
      title: t('column.date'),
      render: (_, row) => <DateTime value={row.created_at} format="exact" />,
    },
    { key: 'source', title: t('column.source'), responsive: ['md'], render: (_, row) => sourceName(row) },
    {
      ...{ key: 'destination', title: t('column.destination'), responsive: ['lg'] },
      render: (_, row) => row.destination_account.common_name,
    },
    { key: 'data', title: t('column.data'), responsive: ['md'], render: (_, row) => data(row) },
    { key: 'status', title: t('column.status'), render: (_, row) => <ImportTag status={row.status} /> },
    {
      ...{ key: 'actions', title: t('column.actions'), align: 'right' as const },
      render: (_, { id }) => <Button onClick={() => open(id)}>{t('details')}</Button>,
    },
  ];
}

function Imports({ accountId }: { accountId: string }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { name, crumbs } = useImportCrumbs(accountId);
  const { rows, unread, unreadProblem, problem, more, loading, refresh } = useImports(accountId);
  const panel = useOpenImport(accountId, rows);
  const columns = useColumns(panel.open);
  const begin = (): void => void navigate(generatePath(paths.wizard, { accountId }));
  return (
    <Page
      width="full"
      title={t('title')}
      context={t('context', { name })}
      crumbs={crumbs}
      actions={[{ key: 'new', label: t('new'), icon: 'upload', primary: true, onPress: begin }]}
    >
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {unreadProblem && <ErrorState problem={unreadProblem} onRetry={refresh} />}
      {unread && !unreadProblem && <RowsSkeleton />}
      {!unread && (
        <Table
          className={styles['list'] ?? ''}
          columns={columns}
          dataSource={rows}
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <EmptyState sentence={t('empty')} /> }}
        />
      )}
      {more && (
        <Button loading={loading} onClick={more}>
          {t('more')}
        </Button>
      )}
      {panel.problem && <Notice family="red">{problemText(panel.problem)}</Notice>}
      <ImportPanel accountId={accountId} row={panel.row} onClose={panel.close} onChanged={refresh} />
    </Page>
  );
}

/** Back office §2 "Imports". */
export default ofAccount(Imports);
