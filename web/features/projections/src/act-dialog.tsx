import { type OperatorAct, type ParkedKeyRow, projectionEndpoints } from '@reprise/contracts/projections';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Submission, useSubmission } from '../../../kernel/store';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import type { ProjectionAct } from './stand.rules';
import { useNameOf } from './use-name-of';

export type Asked =
  | { readonly act: ProjectionAct; readonly name: string }
  | { readonly act: 'retry-key' | 'skip-event'; readonly name: string; readonly key: ParkedKeyRow };

const calls = {
  rebuild: projectionEndpoints.rebuild,
  switch: projectionEndpoints.switchTo,
  abandon: projectionEndpoints.abandon,
  'roll-back': projectionEndpoints.rollBack,
} as const satisfies Partial<Record<OperatorAct['act'], unknown>>;

function send(submit: Submission['submit'], asked: Asked): void {
  const params = { name: asked.name };
  if (!('key' in asked)) return submit(calls[asked.act], { params });
  const { key, first } = asked.key;
  if (asked.act === 'retry-key') return submit(projectionEndpoints.retry, { params, body: { key } });
  submit(projectionEndpoints.skip, { params, body: { key, eventId: first?.id ?? null } });
}

type Props = { asked: Asked; onClose: () => void; onDone: (asked: Asked) => void };

/** Says what will happen, and whether it can be undone, before it does. */
export function ActDialog({ asked, onClose, onDone }: Props) {
  const { t } = useTranslation('projections');
  const nameOf = useNameOf();
  const { submit, status, problem } = useSubmission();
  useEffect(() => {
    if (status === 'accepted') onDone(asked);
  }, [status, asked, onDone]);
  const key = 'key' in asked ? asked.key : undefined;
  const named = { name: nameOf(asked.name), key: key?.key, type: key?.first?.type ?? '–' };
  return (
    <ConfirmDialog
      open
      title={t(`act.${asked.act}.title`, named)}
      confirmLabel={t(`act.${asked.act}.confirm`)}
      danger={asked.act === 'skip-event'}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => send(submit, asked)}
      onCancel={onClose}
    >
      <p>{t(`act.${asked.act}.sentence`, named)}</p>
    </ConfirmDialog>
  );
}
