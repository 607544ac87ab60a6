import { buybackExportEndpoints, type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import { ListPage } from '../../../../ui/list/list-page';
import type { ListSearch } from '../../../../ui/list/list-spec';
import { useExportAction } from '../../../../ui/list-export/use-export-action';
import { useBulkActs } from './use-bulk-acts';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useRowActions } from './use-row-actions';

export const buybackSearch: ListSearch = { name: 'identificationNumber', finds: 'id' };
export const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** All buybacks in the reader's scope. */
export default function BuybacksPage() {
  const { t } = useTranslation('buyback');
  const navigate = useNavigate();
  const mayCreate = usePermission('buyback.create');
  const create = (): void => void navigate('/search');
  const filters = useBuybackFilters();
  const exporting = useExportAction(
    { calls: buybackExportEndpoints, sentence: t('export.sentence'), file: t('export.file') },
    { filters, search: buybackSearch, order: newestFirst },
  );
  return (
    <ListPage<BuybackRow>
      name="buybacks"
      endpoint={listBuybacks}
      title={t('list.title')}
      context={t('list.context')}
      columns={useBuybackColumns()}
      filters={filters}
      search={buybackSearch}
      defaultOrder={newestFirst}
      rowKey={(row) => row.id}
      rowLink={(row) => `/buyback/${row.id}`}
      rowName={(row) => row.identificationNumber}
      rowActions={useRowActions()}
      acts={useBulkActs()}
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
