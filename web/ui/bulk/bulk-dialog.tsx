import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n';
import { Notice } from '../notice';
import type { BulkAct, BulkRow } from './bulk-act';
import { BulkFields, saidEnough } from './bulk-fields';
import { BulkLines } from './bulk-lines';
import styles from './bulk.module.css';
import { useBulk } from './use-bulk';

type Props = { act: BulkAct; rows: readonly BulkRow[]; onClose: () => void };
const none = [] as const;

/** One act on many rows: what would become of each before it is ordered, and what became of each afterwards. */
export function BulkDialog({ act, rows, onClose }: Props) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const bulk = useBulk(act, rows);
  const fields = act.fields ?? none;
  const asks = fields.length > 0;
  const { preview } = bulk;
  useEffect(() => {
    // Without a question there is nothing to wait for.
    if (!asks) preview();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  const judged = bulk.lines.length > 0;
  const counted = { count: bulk.accepted, total: bulk.lines.length };
  return (
    <Modal
      open
      centered
      width={640}
      title={t('title', { act: act.label, count: rows.length })}
      mask={{ closable: !bulk.sending }}
      onCancel={onClose}
      footer={<Buttons {...{ act, bulk, onClose }} ready={saidEnough(fields, bulk.said)} />}
    >
      <div className={styles['dialog']} data-testid="bulk-dialog">
        {bulk.problem && <Notice family="red">{problemText(bulk.problem)}</Notice>}
        <p>{act.sentence}</p>
        <BulkFields fields={fields} said={bulk.said} disabled={bulk.done || bulk.sending} onSay={bulk.say} />
        <p role="status">{judged && !bulk.sending && t(bulk.done ? 'did' : 'would', counted)}</p>
        {judged && <BulkLines rows={rows} lines={bulk.lines} done={bulk.done} />}
      </div>
    </Modal>
  );
}

type Foot = { act: BulkAct; bulk: ReturnType<typeof useBulk>; ready: boolean; onClose: () => void };

function Buttons({ act, bulk, ready, onClose }: Foot) {
  const { t } = useTranslation('bulk');
  const { done, lines, accepted, refused, sending } = bulk;
  const step = stepOf(bulk);
  const steps = {
    preview: { label: t('preview'), disabled: !ready, order: bulk.preview },
    run: { label: t('run', { count: accepted }), disabled: accepted === 0, order: bulk.run },
    again: { label: t('again', { count: refused }), disabled: false, order: bulk.again },
  };
  const { label, disabled, order } = steps[step];
  const over = done && !sending && lines.length > 0 && refused === 0;
  return (
    <>
      <Button onClick={onClose}>{t(done ? 'close' : 'leave')}</Button>
      {!over && (
        <Button
          // Another button at each step: what one step is asked for twice is no order for the next.
          key={step}
          type="primary"
          danger={step !== 'preview' && (act.danger ?? false)}
          disabled={disabled}
          loading={sending}
          onClick={order}
        >
          {label}
        </Button>
      )}
    </>
  );
}

function stepOf({ done, lines }: Pick<Foot['bulk'], 'done' | 'lines'>): 'preview' | 'run' | 'again' {
  if (done) return 'again';
  return lines.length > 0 ? 'run' : 'preview';
}
