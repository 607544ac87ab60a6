import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type AtWork, ItemPage } from '../item-page';
import { addressOf, diagnosisSteps, type DiagnosisStep, isEarly, reachedStep } from './diagnosis.rules';
import { Finalized } from './finalized';
import { QuestionsStep } from './questions-step';
import { StockStep } from './stock-step';
import { SummaryStep } from './summary-step';

/** The steps of one item's diagnosis, each with its own address. */
export default function DiagnosisPage() {
  const { t } = useTranslation('refurbishment');
  const { id = '' } = useParams();
  const part = useLocation().pathname.split('/').at(-1);
  const step = diagnosisSteps.find((each) => each === part) ?? 'questions';
  return (
    <ItemPage id={id} title={t('diagnosis.title')} wide>
      {(at) => <Step key={step} {...at} step={step} />}
    </ItemPage>
  );
}

function Step({ item, work, step }: AtWork & { step: DiagnosisStep }) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const reached = reachedStep(work);
  const diagnosed = work.status === 'item_refurb_in_progress' || work.status === 'item_refurb_completed';
  if (reached === 'finalized' && !diagnosed)
    return <Navigate to={`/warehouse/refurb-diagnosis/${item.id}`} replace />;
  if (reached === 'finalized' ? step !== 'finalized' : isEarly(step, work))
    return <Navigate to={addressOf(item.id, reached)} replace />;
  const place = {
    ...{ at: diagnosisSteps.indexOf(step) + 1, step },
    of: diagnosisSteps.map((each) => t(`diagnosis.step.${each}`)),
  };
  const goTo = (next: DiagnosisStep): void => void navigate(addressOf(item.id, next));
  const props = { item, work, place, goTo };
  switch (step) {
    case 'questions':
      return <QuestionsStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    case 'stock':
      return <StockStep {...props} />;
    case 'finalized':
      return <Finalized {...props} />;
  }
}
