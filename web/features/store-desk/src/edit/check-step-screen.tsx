import type { BuybackRow, CheckDiagnostic } from '@reprise/contracts/buyback';
import { useNavigate } from 'react-router-dom';
import type { AppProblem } from '../../../../kernel/api';
import type { CheckStep } from './check.rules';
import { CheckImei, CheckQuestion } from './check-step';
import { CheckSummary } from './check-summary';
import type { Check } from './check.types';
import { HandOverStep } from './hand-over-step';
import type { UsedCheck } from './use-check';
import type { HandOver, KnownCustomer, Sending } from './use-hand-over';

/** A buyback that is checked before its hand-over. */
export type Checked = {
  row: BuybackRow;
  known: KnownCustomer;
  view: CheckDiagnostic | undefined;
  /** Why the product cannot be diagnosed. */
  problem: AppProblem | undefined;
  sending: Sending;
  /** The price has changed since it was shown. */
  onStale: () => void;
};

export const stepUrl = (step: string): string => `?${new URLSearchParams({ step }).toString()}`;

type Props = Checked & {
  steps: readonly CheckStep[];
  step: CheckStep;
  at: number;
  used: UsedCheck;
  handOver: HandOver;
};

/** One step of the check, or the hand-over behind it. */
export function CheckStepScreen({ row, view, known, sending, steps, step, at, used, handOver }: Props) {
  const navigate = useNavigate();
  const { check, findings, keep } = used;
  const open = (key: string | undefined): void => {
    if (key) void navigate(stepUrl(key));
  };
  const previous = steps[at - 1]?.key;
  const onBack = previous ? () => open(previous) : undefined;
  /** A refusing answer is corrected where it stands. */
  const onAdvance = (change: Partial<Check>): void => {
    if (keep(change).eligibility === 'ok') open(steps[at + 1]?.key);
  };
  const shared = { row, check, onAdvance, onBack };
  switch (step.kind) {
    case 'question':
      return (
        <CheckQuestion {...shared} question={step.question} answers={findings.answers} onChange={keep} />
      );
    case 'imei':
      return view ? <CheckImei {...shared} view={view} /> : null;
    case 'summary':
      return (
        <CheckSummary
          {...{ row, view, check, findings, onBack }}
          onChange={keep}
          onDone={() => open('hand-over')}
          onOpen={open}
        />
      );
    case 'hand-over':
      return (
        <HandOverStep
          {...{ row, known, handOver }}
          amount={findings.offer.total}
          sending={sending.status === 'sending'}
          problem={sending.problem}
          onBack={() => open('summary')}
        />
      );
  }
}
