import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { AppProblem } from '../../../../kernel/api';
import { useProblemText } from '../../../../kernel/i18n';
import { LeaveGuard } from '../../../../ui/form/leave-guard';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import { facingAction } from '../create/facing.looks';
import { WhyNotBought } from '../create/not-bought';
import styles from '../desk.module.css';
import { CheckPanel } from './check-panel';
import { checkAt, checkSteps, type CheckStep, isConfirmed } from './check.rules';
import { CheckImei, CheckQuestion } from './check-step';
import { CheckSummary } from './check-summary';
import type { Check } from './check.types';
import { HandOverStep } from './hand-over-step';
import { PriceLockNotice } from './price-lock-notice';
import { useCheck, type UsedCheck } from './use-check';
import { type KnownCustomer, type Sending, useHandOver } from './use-hand-over';

type Props = {
  row: BuybackRow;
  known: KnownCustomer;
  view: DiagnosticView | undefined;
  /** Why the product cannot be diagnosed today. */
  problem: AppProblem | undefined;
  sending: Sending;
};

const stepUrl = (step: string): string => `?${new URLSearchParams({ step }).toString()}`;

/** On a phone it stands below the answers, behind the buttons. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

/** The wizard of a new buyback, over what its customer declared: each answer is confirmed or replaced. */
export function CheckWizard(props: Props) {
  const { row, view, known, sending } = props;
  const { t } = useTranslation('store-desk');
  const problemText = useProblemText();
  const asked = useSearchParams()[0].get('step');
  const [facing, setFacing] = useState(false);
  const used = useCheck(row, view);
  const { check, findings } = used;
  const handOver = useHandOver({ row, known, view, findings, sending });
  const steps = checkSteps(view, row);
  const at = checkAt(steps, asked, { view, check, findings });
  const step = steps[at];
  if (!step) return null;
  if (asked !== step.key) return <Navigate to={stepUrl(step.key)} replace />;
  const complete = steps.every(
    (each) => each.kind !== 'question' || isConfirmed(each, { view, check, findings }),
  );
  const { eligibility, change } = findings;
  return (
    <Page
      width="full"
      title={t('edit.title')}
      aside={<span className={`code ${styles['number']}`}>{row.identificationNumber}</span>}
      documentTitle={t('edit.title')}
      context={`${row.brand} · ${row.productLabel}`}
      crumbs={[
        { label: t('edit.list'), to: '/buybacks-predeclared' },
        { label: row.identificationNumber, to: `/buyback/${row.id}` },
        { label: t('edit.title') },
      ]}
      actions={[facingAction(t, facing, setFacing)]}
    >
      <WizardFrame
        at={at + 1}
        of={steps.length}
        step={step.key}
        focus="input"
        narrow="above"
        aside={<CheckPanel row={row} findings={findings} complete={complete} facing={facing} />}
      >
        {findings.old && (at === 0 || step.kind === 'summary') && <PriceLockNotice row={row} />}
        {props.problem && step.kind === 'summary' && (
          <Notice family="amber">{problemText(props.problem)}</Notice>
        )}
        <OneStep {...props} key={step.key} {...{ steps, step, at, used, handOver }} />
        {view && change && eligibility !== 'ok' && (
          <div ref={intoView}>
            <WhyNotBought
              view={view}
              eligibility={eligibility}
              price={change.price}
              action={
                <Link to={`/buyback/${row.id}`} className={styles['new']}>
                  {t('done.open')}
                </Link>
              }
            />
          </div>
        )}
      </WizardFrame>
      <LeaveGuard active={handOver.form.changed.length > 0 && sending.status !== 'sending'} />
    </Page>
  );
}

type StepProps = Props & {
  steps: readonly CheckStep[];
  step: CheckStep;
  at: number;
  used: UsedCheck;
  handOver: ReturnType<typeof useHandOver>;
};

function OneStep({ row, view, known, sending, steps, step, at, used, handOver }: StepProps) {
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
