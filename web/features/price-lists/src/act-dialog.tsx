import {
  cancelPriceList,
  publishPriceList,
  rollBackPriceList,
  schedulePriceList,
  unschedulePriceList,
  type PriceListRow,
} from '@reprise/contracts/price-lists';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccepted, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import type { Act } from './act.rules';
import { ChangedMeanwhile } from './changed-meanwhile';

export type { Act } from './act.rules';
type Props = { act: Act; row: PriceListRow; onClose: () => void };

const plain = {
  publish: publishPriceList,
  unschedule: unschedulePriceList,
  cancel: cancelPriceList,
} as const;

/** Says what will happen before it does. */
export function ActDialog({ act, row, onClose }: Props) {
  const { t } = useTranslation('price-lists');
  const { submit, status, problem } = useSubmission();
  const [at, setAt] = useState('');
  const [take, setTake] = useState(false);
  useAccepted(status, onClose);
  const params = { id: row.id };
  const confirm = (): void => {
    if (act === 'schedule') submit(schedulePriceList, { params, body: { at: new Date(at).toISOString() } });
    else if (act === 'roll-back')
      submit(rollBackPriceList, { params, body: { changedMeanwhile: take ? 'take' : 'refuse' } });
    else submit(plain[act], { params, body: {} });
  };
  return (
    <ConfirmDialog
      open
      title={t(`act.${act}.title`, { name: row.name })}
      confirmLabel={t(`act.${act}.confirm`)}
      danger={act === 'cancel' || act === 'roll-back'}
      disabled={act === 'schedule' && at === ''}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t(`act.${act}.sentence`)}</p>
      {act === 'schedule' && (
        <FormField label={t('act.schedule.at')} required>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
        </FormField>
      )}
      {act === 'roll-back' && <ChangedMeanwhile id={row.id} take={take} onTake={setTake} />}
    </ConfirmDialog>
  );
}
