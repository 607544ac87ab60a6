import { completeRefurbStep } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useLoneKey } from '../../../../kernel/scanner';
import { useMayCall } from '../../../../kernel/store';
import { ButtonKey } from '../../../../ui/key-cap';
import { StepCard } from '../../../../ui/wizard/step-card';
import { type AtWork, ItemPage } from '../item-page';
import { stepsObstacle } from '../item-way.rules';
import styles from '../refurbishment.module.css';
import { BenchTimer } from './bench-timer';
import { FinishDialog } from './finish-dialog';
import { actKeys, actsOf, isDone, type ItemStep, type StepAct } from './step.rules';
import { StepFacts } from './step-facts';
import { useStepActs } from './use-step-acts';
import { useStepScans } from './use-step-scans';

/** The bench: one step of one item, worked on by keyboard and gun. */
export default function StepPage() {
  const { t } = useTranslation('refurbishment');
  const { itemId = '', itemRefurbStepId } = useParams();
  const all = `/items/${itemId}/item-refurb-steps`;
  return (
    <ItemPage id={itemId} title={t('steps.title')} crumbs={[{ label: t('steps.heading'), to: all }]}>
      {({ item, work }) => {
        const step = work.steps.find(({ id }) => id === itemRefurbStepId);
        return step ? <Bench key={step.id} {...{ item, work, step }} /> : <Navigate to={all} replace />;
      }}
    </ItemPage>
  );
}

function Bench({ item, work, step }: AtWork & { step: ItemStep }) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const may = useMayCall(completeRefurbStep);
  const [finishing, setFinishing] = useState(false);
  const { ask, dialog, notice } = useStepActs(item, work, ({ steps }) => setFinishing(steps.every(isDone)));
  const scanned = useStepScans(work, ask);
  const acts = may && !stepsObstacle(work.status) ? actsOf(step.status) : [];
  const all = (): void => void navigate(`/items/${item.id}/item-refurb-steps`);
  useLoneKey((key) => {
    const act = acts.find((each) => actKeys[each] === key.toUpperCase());
    if (act) ask(act, step);
    else if (key === 'Enter' && acts[0]) ask(acts[0], step);
    else if (key === 'Backspace' || (key === 'Enter' && acts.length === 0)) all();
  });
  const timer = step.status === 'in_progress' && step.at && (
    <BenchTimer since={step.at} before={step.workedMs ?? 0} />
  );
  return (
    <>
      {scanned}
      {notice}
      <StepCard title={step.name} {...(timer && { aside: timer })}>
        <StepFacts step={step} />
        <div className={styles['bench']}>
          {acts.map((act, index) => (
            <ActButton key={act} {...{ act, first: index === 0 }} onPress={() => ask(act, step)} />
          ))}
          <Button size="large" type={acts.length === 0 ? 'primary' : 'text'} onClick={all}>
            {t('steps.all')}
          </Button>
        </div>
      </StepCard>
      {dialog}
      {finishing && <FinishDialog item={item} onClose={() => setFinishing(false)} />}
    </>
  );
}

function ActButton({ act, first, onPress }: { act: StepAct; first: boolean; onPress: () => void }) {
  const { t } = useTranslation('refurbishment');
  return (
    <Button size="large" type={first ? 'primary' : 'default'} danger={act === 'cancel'} onClick={onPress}>
      {t(`act.${act}`)} <ButtonKey>{actKeys[act]}</ButtonKey>
    </Button>
  );
}
