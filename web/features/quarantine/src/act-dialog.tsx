import { stocks } from '@reprise/contracts/configuration';
import { suitsStock } from '@reprise/contracts/item';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useList } from '../../../kernel/store';
import { ConfirmDialog } from '../../../ui';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { CustomerQuestion, mayConfirm, useOwner } from './customer-question';
import { actRequested } from './item-acts.slice';
import styles from './quarantine.module.css';
import type { Question } from './use-item-acts';
import { productName } from '../../../ui/product-name';

type Props = { question: Question | undefined; onClose: () => void };

/** Asks for what an action needs, and explains its effect on the item. */
export function ActDialog({ question, onClose }: Props) {
  return question ? (
    <Open key={`${question.act}${question.item.id}`} question={question} onClose={onClose} />
  ) : null;
}

function Open({ question, onClose }: { question: Question; onClose: () => void }) {
  const { act, item, where } = question;
  const { t } = useTranslation('quarantine');
  const dispatch = useDispatch();
  const [stock, setStock] = useState<{ id: string; name: string }>();
  const [comment, setComment] = useState('');
  const [settled, settle] = useState(false);
  const known = useOwner(question);
  const moves = act === 'release' || act === 'reintegrate';
  const commented = act === 'release' || act === 'lost';
  const short = commented && comment.trim().length === 1;
  const note = commented && comment.trim() ? { comment: comment.trim() } : {};
  const confirm = (): void => {
    const agreed = settled ? { customer: 'settled' as const } : {};
    const body = stock && moves ? { stockId: stock.id, ...note, ...agreed } : where ? { where, ...note } : {};
    const place = stock?.name;
    dispatch(actRequested({ act, itemId: item.id, code: item.identificationNumber, body, place }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(`dialog.${act}`, { code: item.identificationNumber })}
      confirmLabel={t(`act.${act}`)}
      danger={act === 'lost'}
      disabled={(moves && !stock) || short || !mayConfirm(act, known, settled)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <p>
          <strong>{productName(item)}</strong>
        </p>
        <p>{t(`dialog-sentence.${act}`)}</p>
        <CustomerQuestion act={act} known={known} settled={settled} settle={settle} />
        {moves && <StockChoice act={act} chosen={stock?.id} choose={setStock} />}
        {moves && <Notice family="blue">{t('move-it')}</Notice>}
        {commented && (
          <FormField label={t('comment')} fault={short ? t('comment-short') : undefined}>
            {(control) => (
              <Input.TextArea
                {...control}
                maxLength={255}
                autoSize={{ minRows: 2 }}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </FormField>
        )}
      </div>
    </ConfirmDialog>
  );
}

type StockRow = { id: string; name: string };
const allStocks = { query: { pagination: 'false', 'order[name]': 'asc' } };

function StockChoice(props: {
  act: Question['act'];
  chosen: string | undefined;
  choose: (stock: StockRow | undefined) => void;
}) {
  const { t } = useTranslation('quarantine');
  const { items } = useList(stocks.endpoints.list, allStocks);
  const then = props.act === 'release' ? 'item_awaiting_compliancy_tests' : 'item_to_reintegrate_to_stock';
  const suiting = items.filter(({ native }) => suitsStock(native, then));
  return (
    <FormField label={t('stock')} required>
      {(control) => (
        <Select
          {...control}
          autoFocus
          value={props.chosen}
          placeholder={t('stock-choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={suiting.map(({ id, name, location }) => ({
            value: id,
            label: location ? `${name} · ${location}` : name,
          }))}
          onChange={(id: string) => props.choose(items.find((stock) => stock.id === id))}
        />
      )}
    </FormField>
  );
}
