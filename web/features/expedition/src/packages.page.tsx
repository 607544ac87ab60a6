import {
  downloadPackageLabel,
  handOverPackages,
  listPackages,
  type PackageRow,
} from '@reprise/contracts/package';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useFile } from '../../../kernel/files';
import { ListPage, type RowAction } from '../../../ui';
import { Notice } from '../../../ui/notice';
import { usePackageColumns } from './use-package-columns';
import { useWarehouses } from './use-warehouses';

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
export const packagePath = ({ id, status }: PackageRow): string =>
  status === 'open' ? `/start-expedition?package=${id}` : `/expedition/confirmation?package=${id}`;

/** Packages with their status: the open ones to continue, the closed ones to hand over. */
export default function PackagesPage() {
  const { t } = useTranslation('expedition');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const file = useFile();
  const { warehouses, nameOf } = useWarehouses();
  const rowActions: readonly RowAction<PackageRow>[] = [
    {
      key: 'open',
      label: t('action.open'),
      icon: 'arrow-right',
      onPress: (row) => void navigate(packagePath(row)),
    },
    {
      key: 'label',
      label: t('action.label'),
      icon: 'download',
      // A closed package without a label says what keeps it away when it is asked for.
      disabledReason: (row) => (row.labelReady || row.status === 'closed' ? undefined : t('no-label')),
      onPress: (row) =>
        file.save(downloadPackageLabel, { params: { id: row.id } }, `tracking-label-${row.number}.pdf`),
    },
  ];
  const acts = [
    {
      ...{ key: 'hand-over', label: t('action.hand-over-many'), sentence: t('bulk.hand-over') },
      call: handOverPackages,
    },
  ];
  const statuses = (['open', 'closed', 'handed-over', 'delivered', 'cancelled'] as const).map((value) => ({
    value,
    label: t(`status.${value}`),
  }));
  return (
    <ListPage<PackageRow>
      name="packages"
      endpoint={listPackages}
      title={t('title')}
      context={t('context')}
      columns={usePackageColumns(nameOf)}
      rowKey={(row) => row.id}
      rowName={(row) => row.number}
      rowLink={packagePath}
      search={{ name: 'text', finds: 'id', as: 'itemId', label: t('search'), products: true }}
      filters={[
        { kind: 'choice', name: 'status', label: t('column.status'), options: statuses, multiple: true },
        {
          kind: 'choice',
          name: 'warehouseId',
          label: t('column.warehouse'),
          options: warehouses.map(({ id, commonName }) => ({ value: id, label: commonName })),
        },
      ]}
      defaultOrder={newestFirst}
      rowActions={rowActions}
      acts={acts}
      actions={[
        {
          key: 'labelled',
          label: t('labelled.title'),
          icon: 'tag',
          onPress: () => void navigate('/packing-with-label'),
        },
        {
          key: 'new',
          label: t('action.new'),
          icon: 'plus',
          primary: true,
          onPress: () => void navigate('/start-expedition'),
        },
      ]}
      empty={{ sentence: t('empty') }}
    >
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
    </ListPage>
  );
}
