import { startDiagnosis } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useProblemText } from '../../../../kernel/i18n';
import { useLoneKey, useScanner } from '../../../../kernel/scanner';
import { Notice } from '../../../../ui/notice';
import { ButtonKey } from '../../../../ui/key-cap';
import { StepCard } from '../../../../ui/wizard/step-card';
import { ItemFacts } from '../item-facts';
import { type AtWork, ItemPage } from '../item-page';
import { diagnosisObstacle } from '../item-way.rules';
import { useWorkAct } from '../use-work';
import { addressOf, reachedStep } from './diagnosis.rules';

/** One item before its diagnosis; one that has begun goes on where it was left. */
export default function EntryPage() {
  const { t } = useTranslation('refurbishment');
  const { id = '' } = useParams();
  return (
    <ItemPage id={id} title={t('diagnosis.title')}>
      {(at) => <Entry {...at} />}
    </ItemPage>
  );
}

function Entry({ item, work }: AtWork) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { act, sending, problem } = useWorkAct(() => void navigate(addressOf(item.id, 'questions')));
  const obstacle = diagnosisObstacle(work.status);
  const start = (): void => act(startDiagnosis, { params: { id: item.id }, body: {} });
  useLoneKey((key) => {
    if (key === 'Enter' && !obstacle) start();
  });
  useScanner((code) => void navigate(`/refurb-diagnosis/start?code=${encodeURIComponent(code)}`));
  if (work.status === 'item_refurb_diagnostic_in_progress')
    return <Navigate to={addressOf(item.id, reachedStep(work))} replace />;
  if (obstacle === 'already-diagnosed') return <Navigate to={addressOf(item.id, 'finalized')} replace />;
  return (
    <StepCard title={t('diagnosis.is-it')} sentence={t('diagnosis.is-it-sentence')}>
      <ItemFacts item={item} />
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {obstacle ? (
        <Notice family="red">{t(`diagnosis.refused.${obstacle}`)}</Notice>
      ) : (
        <div>
          <Button type="primary" size="large" loading={sending} onClick={start}>
            {t('diagnosis.start')} <ButtonKey>↵</ButtonKey>
          </Button>
        </div>
      )}
    </StepCard>
  );
}
