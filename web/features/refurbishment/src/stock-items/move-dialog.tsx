import { moveItems } from '@reprise/contracts/item';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../../kernel/store';
import { ConfirmDialog } from '../../../../ui';
import { ShelfLabelButton } from '../../../../ui/papers/shelf-label-button';
import { FormField } from '../../../../ui/form/form-field';
import styles from '../refurbishment.module.css';
import { useStocks } from '../stock-name';
import { MoveLines } from './move-lines';

type Item = { id: string; identificationNumber: string; brand: string; productLabel: string };
type Props = { items: readonly Item[]; onClose: () => void };

const isMoved = ({ result }: { result: string }): boolean => result === 'moved';

/** Back office §4: into another stock. What would come of it first, then each item's result. */
export function MoveDialog({ items, onClose }: Props) {
  const { t } = useTranslation('stock-items');
  const stocks = useStocks();
  const [stockId, setStockId] = useState<string>();
  const preview = useSubmission<typeof moveItems>();
  const move = useSubmission<typeof moveItems>();
  const itemIds = items.map(({ id }) => id);
  const { submit } = preview;
  const asked = itemIds.join();
  useEffect(() => {
    if (stockId) submit(moveItems, { body: { itemIds: asked.split(','), stockId, dryRun: true } });
  }, [asked, stockId, submit]);
  const lines = move.reply?.lines ?? preview.reply?.lines;
  const leaves = preview.reply?.lines.filter(({ result }) => result === 'moved').length ?? 0;
  const done = move.reply !== undefined;
  const confirm = (): void => {
    if (done || !stockId) return onClose();
    move.submit(moveItems, { body: { itemIds, stockId, dryRun: false } });
  };
  const label = done ? t('move.close') : t('move.confirm', { count: leaves });
  return (
    <ConfirmDialog
      open
      title={t('move.title', { count: items.length })}
      confirmLabel={label}
      disabled={!done && leaves === 0}
      pending={move.status === 'sending' || preview.status === 'sending'}
      problem={move.problem ?? preview.problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <FormField label={t('field.stockId')} required>
          {(control) => (
            <Select
              {...control}
              placeholder={t('move.choose')}
              disabled={done}
              value={stockId}
              showSearch={{ optionFilterProp: 'label' }}
              options={stocks.map(({ id, name, location }) => ({
                value: id,
                label: location ? `${name} · ${location}` : name,
              }))}
              onChange={setStockId}
            />
          )}
        </FormField>
        {lines && <MoveLines {...{ items, lines, done }} />}
        {done && (
          <div>
            <ShelfLabelButton itemIds={(lines ?? []).filter(isMoved).map(({ itemId }) => itemId)} />
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
