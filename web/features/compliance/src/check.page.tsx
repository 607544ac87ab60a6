import {
  itemQuestionsSchema,
  itemRowSchema,
  type ItemQuestions,
  type ItemRow,
} from '@reprise/contracts/item';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
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
import { Progress } from '../../../ui/wizard/progress';
import { previewRequested, selectDraft, testOpened } from './compliance.slice';
import { answersToPrice, type Draft, isComplete } from './compliance.types';
import { ConfirmationStep } from './confirmation-step';
import { DiagnosticStep } from './diagnostic-step';
import { refusalOf } from './refusal';
import { SpecificationStep } from './specification-step';
import { isStep, type Step, steps } from './steps';
import { SummaryStep } from './summary-step';
import { productName } from '../../../ui/product-name';

export type StepProps = { item: ItemRow; file: ItemQuestions; draft: Draft; goTo: (step: Step) => void };

/** Steps of one item's compliance test, each with an address of its own. */
export default function CheckPage() {
  const { itemId = '', step } = useParams();
  const item = useRecord(`/items/${itemId}`);
  const file = useRecord(`/items/${itemId}/questions`);
  const row = useMemo(() => itemRowSchema.safeParse(item.value).data, [item.value]);
  const questions = useMemo(() => itemQuestionsSchema.safeParse(file.value).data, [file.value]);
  const { t } = useTranslation('compliance');
  const problem = item.problem ?? file.problem;
  if (!isStep(step) || step === 'search') return <Navigate to="/warehouse/check" replace />;
  if (problem && !(row && questions)) {
    const retry = (): void => {
      item.refresh();
      file.refresh();
    };
    return (
      <Page title={t('title')}>
        <ErrorState problem={problem} onRetry={retry} />
      </Page>
    );
  }
  if (!row || !questions) return <PageSkeleton />;
  return <Steps item={row} file={questions} step={step} />;
}

function Steps({ item, file, step }: { item: ItemRow; file: ItemQuestions; step: Step }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const draft = useDraft(item, file, step);
  const goTo = (next: Step): void => void navigate(`/warehouse/check/${item.id}/${next}`);
  const header = {
    title: productName(item),
    documentTitle: t('title'),
    context: <span className="code">{item.identificationNumber}</span>,
    aside: <StatusTag status={item.status} />,
  };
  return (
    <Page {...header}>
      <Progress at={steps.indexOf(step) + 1} of={steps.length} label={t(`step.${step}`)} />
      <Current item={item} file={file} step={step} draft={draft} goTo={goTo} />
    </Page>
  );
}

type CurrentProps = Omit<StepProps, 'draft'> & { step: Step; draft: Draft | undefined };

/** The step that the address names, or the first that is still open before it. */
function Current({ item, file, step, draft, goTo }: CurrentProps) {
  const checkIn = useAppSelector(selectDetails)?.warehouseCheckinRequirement;
  const refused = refusalOf(item.status, checkIn);
  const to = (other: Step) => <Navigate to={`/warehouse/check/${item.id}/${other}`} replace />;
  if (step === 'confirmation') {
    return refused === 'not-controllable' ? (
      <ConfirmationStep item={item} file={file} />
    ) : (
      to('specification')
    );
  }
  if (refused) return <Refused refusal={refused} />;
  if (!draft) return null;
  const props = { item, file, draft, goTo };
  if (step !== 'specification' && !draft.identified) return to('specification');
  if (step === 'summary') return isComplete(file, draft) ? <SummaryStep {...props} /> : to('diagnostic');
  return step === 'diagnostic' ? <DiagnosticStep {...props} /> : <SpecificationStep {...props} />;
}

function Refused({ refusal }: { refusal: 'not-registered' | 'not-controllable' }) {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const way = refusal === 'not-registered' ? '/warehouse/checkin' : '/warehouse/check';
  const label = refusal === 'not-registered' ? 'refused.go-to-check-in' : 'next-item';
  return (
    <Notice
      family="red"
      title={t(`refused.${refusal}`)}
      action={<Button onClick={() => void navigate(way)}>{t(label)}</Button>}
    />
  );
}

/** This item's draft, priced anew whenever an answer changes. */
function useDraft(item: ItemRow, file: ItemQuestions, step: Step): Draft | undefined {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const own = draft?.itemId === item.id ? draft : undefined;
  useEffect(() => {
    if (step !== 'confirmation') dispatch(testOpened(item.id));
  }, [dispatch, item.id, step]);
  const observed = own?.answers;
  useEffect(() => {
    if (!observed) return;
    const answers = answersToPrice(file, { answers: observed });
    if (answers.length === file.questions.length) dispatch(previewRequested({ itemId: item.id, answers }));
  }, [dispatch, item.id, file, observed]);
  return own;
}
