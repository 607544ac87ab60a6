import { type ItemQuestions, type ItemRow, readItem, readItemQuestions } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { selectDetails } from '../../../kernel/session';
import { useAppSelector, useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { PageSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import { ChangedBy } from './changed-by';
import { productFound, selectDraft } from './compliance.slice';
import { type Draft, isComplete } from './compliance.types';
import { ConfirmationStep } from './confirmation-step';
import { DiagnosticStep } from './diagnostic-step';
import { type Refusal, refusalOf } from './refusal.rules';
import { SpecificationStep } from './specification-step';
import { isStep, type Step, type StepProps, steps } from './control-steps.rules';
import { SummaryStep } from './summary-step';
import { testIn } from './test-language.rules';
import { type Control, useControl } from './use-control';
import { useDraft } from './use-draft';
import { useProductFocus } from './use-product-focus';
import { productName } from '../../../ui/product-name';

/** Steps of one item's compliance test, each with its own address. */
export default function CheckPage() {
  const { itemId = '', step } = useParams();
  const item = useRecord(readItem, { params: { id: itemId } });
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const productId = draft?.itemId === itemId ? draft.product?.id : undefined;
  const diagnostic = useRecord(readItemQuestions, {
    params: { id: itemId },
    query: productId ? { productId } : {},
  });
  const row = item.value;
  const { t, i18n } = useTranslation('compliance');
  const questions = useMemo(
    () => diagnostic.value && testIn(diagnostic.value, i18n.language),
    [diagnostic.value, i18n.language],
  );
  const body = useRef<HTMLDivElement>(null);
  useProductFocus(body, productId, questions !== undefined);
  const problem = item.problem ?? diagnostic.problem;
  if (!isStep(step) || step === 'search') return <Navigate to="/warehouse/check" replace />;
  if (problem && !(row && questions)) {
    const retry = (): void => {
      item.refresh();
      diagnostic.refresh();
      // The product that was chosen may have left the catalogue since.
      if (diagnostic.problem && productId) dispatch(productFound(undefined));
    };
    return (
      <Page title={t('title')}>
        <ErrorState problem={problem} onRetry={retry} />
      </Page>
    );
  }
  if (!row || !questions) return <PageSkeleton />;
  return (
    <div ref={body}>
      <Steps item={row} diagnostic={questions} step={step} />
    </div>
  );
}

function Steps({ item, diagnostic, step }: { item: ItemRow; diagnostic: ItemQuestions; step: Step }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const draft = useDraft(item, diagnostic, step);
  const goTo = (next: Step): void => void navigate(`/warehouse/check/${item.id}/${next}`);
  const control = useControl(() => goTo('confirmation'));
  const place = { at: steps.indexOf(step) + 1, of: steps.map((each) => t(`step.${each}`)), step };
  const header = {
    title: productName(item),
    documentTitle: t('title'),
    context: <span className="code">{item.identificationNumber}</span>,
    aside: <StatusTag status={item.status} />,
  };
  return (
    <Page {...header}>
      <Current {...{ item, diagnostic, step, draft, place, goTo, control }} />
    </Page>
  );
}

type CurrentProps = Omit<StepProps, 'draft'> & { step: Step; draft: Draft | undefined; control: Control };

/** The step in the address, or the first open one before it. */
function Current({ item, diagnostic, step, draft, place, goTo, control }: CurrentProps) {
  const checkIn = useAppSelector(selectDetails)?.warehouseCheckinRequirement;
  const refused = refusalOf(item.status, checkIn);
  const to = (other: Step) => <Navigate to={`/warehouse/check/${item.id}/${other}`} replace />;
  if (step === 'confirmation') {
    return refused === 'not-controllable' ? (
      <ConfirmationStep {...{ item, diagnostic, place }} />
    ) : (
      to('specification')
    );
  }
  if (refused) {
    return (
      <NamedWizardFrame {...place}>
        <Refused refusal={refused} itemId={item.id} />
      </NamedWizardFrame>
    );
  }
  if (!draft) return null;
  const props = { item, diagnostic, draft, place, goTo };
  if (step !== 'specification' && !draft.identified) return to('specification');
  if (step === 'summary')
    return isComplete(diagnostic, draft) ? <SummaryStep {...props} control={control} /> : to('diagnostic');
  return step === 'diagnostic' ? <DiagnosticStep {...props} /> : <SpecificationStep {...props} />;
}

function Refused({ refusal, itemId }: { refusal: Refusal; itemId: string }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const way = refusal === 'not-registered' ? '/warehouse/checkin' : '/warehouse/check';
  const label = refusal === 'not-registered' ? 'refused.go-to-check-in' : 'next-item';
  return (
    <Notice
      family="red"
      title={t(`refused.${refusal}`)}
      action={<Button onClick={() => void navigate(way)}>{t(label)}</Button>}
    >
      {refusal === 'not-controllable' && <ChangedBy itemId={itemId} />}
    </Notice>
  );
}
