import type { Erasure, ItemRow } from '@reprise/contracts/item';
import type { AppProblem } from '../../../../kernel/api';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui';
import { FormField } from '../../../../ui/form/form-field';
import styles from '../refurbishment.module.css';
import { useStocksFor } from '../stock-name';
import { ErasureFields } from './erasure-fields';
import { draftOf, erasureOf } from './erasure.rules';
import type { ItemStep, StepAct } from './step.rules';

export type Said = { stockId: string; text: string; erasure: Erasure | undefined };
type Props = {
  act: StepAct;
  step: ItemStep;
  item: ItemRow;
  sending: boolean;
  problem: AppProblem | undefined;
  onConfirm: (said: Said) => void;
  onClose: () => void;
};

/** back office §4: a start confirms the stock, pause and completion are confirmed, a cancellation has a reason. */
export function ActDialog({ act, step, item, sending, problem, onConfirm, onClose }: Props) {
  const { t } = useTranslation('refurbishment');
  const [stockId, setStockId] = useState(step.stockId);
  const [text, setText] = useState('');
  const [draft, setDraft] = useState(() => draftOf(item));
  const stocks = useStocksFor(item.warehouseId, 'item_refurb_in_progress');
  const says = act === 'complete' || act === 'cancel';
  const proves = act === 'complete' && step.kind === 'erasure';
  const erasure = proves ? erasureOf(draft, new Date()) : undefined;
  const missing = (act === 'cancel' && text.trim() === '') || (proves && !erasure);
  const confirm = (): void => {
    if (!missing) onConfirm({ stockId, text: text.trim(), erasure });
  };
  return (
    <ConfirmDialog
      open
      title={t(`ask.${act}`, { name: step.name })}
      confirmLabel={t(`act.${act}`)}
      danger={act === 'cancel'}
      ready={!says}
      disabled={missing}
      pending={sending}
      problem={problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t(`ask-sentence.${act}`)}</p>
        {act === 'start' && (
          <FormField label={t('stock')} required>
            {(control) => (
              <Select
                {...control}
                value={stockId}
                showSearch={{ optionFilterProp: 'label' }}
                options={stocks.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={setStockId}
              />
            )}
          </FormField>
        )}
        {proves && <ErasureFields itemId={item.id} draft={draft} onChange={setDraft} />}
        {says && (
          <FormField label={t(act === 'cancel' ? 'reason' : 'comment')} required={act === 'cancel'}>
            {(control) => (
              <Input
                {...control}
                autoFocus={!proves}
                maxLength={255}
                value={text}
                onChange={(event) => setText(event.target.value)}
                onPressEnter={confirm}
              />
            )}
          </FormField>
        )}
      </div>
    </ConfirmDialog>
  );
}
