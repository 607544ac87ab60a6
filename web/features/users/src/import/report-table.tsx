import type { UserImportLine, UserImportReport } from '@reprise/contracts/identity';
import { Table, type TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/tag';
import styles from './import.module.css';

function Verdict({ faults }: Pick<UserImportLine, 'faults'>) {
  const { t } = useTranslation('users');
  if (faults.length === 0)
    return (
      <Tag family="green" icon="check">
        {t('import.fine')}
      </Tag>
    );
  return (
    <ul className={styles['faults']}>
      {faults.map(({ column, code }) => (
        <li key={`${column}-${code}`}>
          <Tag family="red" icon="alert">
            {t('import.refused', { column, reason: t(`import.fault.${code}`) })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** Every line of the file, with what is wrong with it. */
export function ReportTable({ report }: { report: UserImportReport }) {
  const { t } = useTranslation('users');
  const columns: TableColumnType<UserImportLine>[] = [
    { key: 'line', title: t('import.line'), dataIndex: 'line', align: 'right', width: 72 },
    {
      key: 'verdict',
      title: t('import.verdict'),
      render: (_value, { faults }) => <Verdict faults={faults} />,
    },
    { key: 'email', title: 'email', render: (_value, { cells }) => cells.email },
    {
      key: 'name',
      title: t('field.name'),
      render: (_value, { cells }) => `${cells.firstname} ${cells.lastname}`,
    },
    { key: 'role', title: 'role', render: (_value, { cells }) => cells.role },
    { key: 'organisation', title: 'organisation', render: (_value, { cells }) => cells.organisation },
  ];
  return (
    <Table
      columns={columns}
      dataSource={[...report.lines]}
      rowKey="line"
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
