import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../../kernel/i18n';
import { LeaveGuard } from '../../../../ui/form/leave-guard';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { productName } from '../../../../ui/product-name';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import { facingAction } from '../create/facing.looks';
import { WhyNotBought } from '../create/not-bought';
import styles from '../desk.module.css';
import { CheckPanel } from './check-panel';
import { checkAt, checkSteps, isConfirmed } from './check.rules';
import { type Checked, CheckStepScreen, stepUrl } from './check-step-screen';
import { PriceLockNotice } from './price-lock-notice';
import { useCheck } from './use-check';
import { useHandOver } from './use-hand-over';

/** On a phone it stands below the answers, behind the buttons. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

/** The wizard of a new buyback, over what its customer declared: each answer is confirmed or replaced. */
export function CheckWizard(props: Checked) {
  const { row, view, known, sending, onStale } = props;
  const { t } = useTranslation('store-desk');
  const problemText = useProblemText();
  const asked = useSearchParams()[0].get('step');
  const [facing, setFacing] = useState(false);
  const used = useCheck(row, view);
  const { check, findings } = used;
  const handOver = useHandOver({ row, known, view, check, findings, sending, onStale });
  const steps = checkSteps(view);
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
      context={productName(row)}
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
        {handOver.stale && step.kind === 'summary' && (
          <Notice family="red">{problemText(handOver.stale)}</Notice>
        )}
        <CheckStepScreen {...props} key={step.key} {...{ steps, step, at, used, handOver }} />
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
