import { completeRefurbishment, type ItemRow } from '@reprise/contracts/item';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui';
import { FormField } from '../../../../ui/form/form-field';
import styles from '../refurbishment.module.css';
import { useStocksFor } from '../stock-name';
import { useWorkAct } from '../use-work';

/** Back office §2: the stock into which the item goes once all its steps are completed or cancelled. */
export function FinishDialog({ item, onClose }: { item: ItemRow; onClose: () => void }) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const stocks = useStocksFor(item.warehouseId, 'item_refurb_completed');
  const [picked, setPicked] = useState<string>();
  const stock = stocks.find(({ id, native }) => (picked ? id === picked : native === 'refurb_completed'));
  const { act, sending, problem } = useWorkAct(() => {
    const { identificationNumber } = item;
    const query = new URLSearchParams({ identificationNumber, stockName: stock?.name ?? '' });
    void navigate(`/items/${item.id}/item-refurb-steps/completed?${query.toString()}`);
  });
  const confirm = (): void => {
    if (stock) act(completeRefurbishment, { params: { id: item.id }, body: { stockId: stock.id } });
  };
  return (
    <ConfirmDialog
      open
      ready
      title={t('finish.title')}
      confirmLabel={t('finish.confirm')}
      disabled={!stock}
      pending={sending}
      problem={problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('finish.sentence')}</p>
        <FormField label={t('stock')} required>
          {(control) => (
            <Select
              {...control}
              value={stock?.id}
              showSearch={{ optionFilterProp: 'label' }}
              options={stocks.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setPicked}
            />
          )}
        </FormField>
      </div>
    </ConfirmDialog>
  );
}
