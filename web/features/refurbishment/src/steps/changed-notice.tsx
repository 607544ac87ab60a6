import { refurbStepStatusSchema } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AppProblem } from '../../../../kernel/api';
import { useProblemText } from '../../../../kernel/i18n';
import { DateTime } from '../../../../ui/date-time';
import { Notice } from '../../../../ui/notice';
import styles from '../refurbishment.module.css';
import type { ItemStep } from './step.rules';
import { StepStatus } from './step-status';

const changeSchema = z.object({ status: refurbStepStatusSchema, at: z.string().optional() });

/** back office §8 "changed by another user": who, when, and what the step is now. */
export function ChangedNotice({ problem, step }: { problem: AppProblem; step: ItemStep }) {
  const { t } = useTranslation('refurbishment');
  const problemText = useProblemText();
  const { status, at } = changeSchema.safeParse(problem.details).data ?? step;
  return (
    <Notice family="red" title={t('changed.title', { name: step.name })}>
      <p>{problemText(problem)}</p>
      <p className={styles['line']}>
        <StepStatus status={status} /> {step.byName ?? t('changed.colleague')} · <DateTime value={at} />
      </p>
    </Notice>
  );
}
