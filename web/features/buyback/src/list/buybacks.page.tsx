import { buybackExportEndpoints, type BuybackRow } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import { ListPage } from '../../../../ui/list/list-page';
import { useExportAction } from '../../../../ui/list-export/use-export-action';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useBuybackList } from './use-buyback-list';

/** All buybacks in the reader's scope. */
export default function BuybacksPage() {
  const { t } = useTranslation('buyback');
  const list = useBuybackList();
  const navigate = useNavigate();
  const mayCreate = usePermission('buyback.create');
  const create = (): void => void navigate('/search');
  const filters = useBuybackFilters();
  const exporting = useExportAction(
    { calls: buybackExportEndpoints, sentence: t('export.sentence'), file: t('export.file') },
    { filters, search: list.search, order: list.defaultOrder },
  );
  return (
    <ListPage<BuybackRow>
      {...list}
      name="buybacks"
      title={t('list.title')}
      context={t('list.context')}
      columns={useBuybackColumns()}
      filters={filters}
      actions={[
        ...exporting.actions,
        ...(mayCreate
          ? [{ key: 'new', label: t('action.new'), icon: 'plus', primary: true, onPress: create } as const]
          : []),
      ]}
      empty={{
        sentence: t('list.empty'),
        action: mayCreate ? (
          <Button type="primary" onClick={create}>
            {t('action.new')}
          </Button>
        ) : undefined,
      }}
    >
      {exporting.dialog}
    </ListPage>
  );
}
