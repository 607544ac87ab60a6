import { type BuybackRow, listBuybacks } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import { ListPage } from '../../../../ui/list/list-page';
import { useBuybackColumns } from './use-buyback-columns';
import { useBuybackFilters } from './use-buyback-filters';
import { useRowActions } from './use-row-actions';

export const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** All buybacks in the reader's scope. */
export default function BuybacksPage() {
  const { t } = useTranslation('buyback');
  const navigate = useNavigate();
  const mayCreate = usePermission('buyback.create');
  const create = (): void => void navigate('/search');
  return (
    <ListPage<BuybackRow>
      name="buybacks"
      endpoint={listBuybacks}
      title={t('list.title')}
      context={t('list.context')}
      columns={useBuybackColumns()}
      filters={useBuybackFilters()}
      search={{ name: 'identificationNumber', label: t('list.search') }}
      defaultOrder={newestFirst}
      rowKey={(row) => row.id}
      rowLink={(row) => `/buyback/${row.id}`}
      rowName={(row) => row.identificationNumber}
      rowActions={useRowActions()}
      actions={
        mayCreate
          ? [{ key: 'new', label: t('action.new'), icon: 'plus', primary: true, onPress: create }]
          : []
      }
      empty={{
        sentence: t('list.empty'),
        action: mayCreate ? (
          <Button type="primary" onClick={create}>
            {t('action.new')}
          </Button>
        ) : undefined,
      }}
    />
  );
}
