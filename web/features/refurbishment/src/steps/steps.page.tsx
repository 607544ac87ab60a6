import { completeRefurbishment, planRefurbStep } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useProblemText } from '../../../../kernel/i18n';
import { useMayCall } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { AddStep } from '../add-step';
import { type AtWork, ItemPage } from '../item-page';
import { stepsObstacle } from '../item-way.rules';
import styles from '../refurbishment.module.css';
import { useWorkAct } from '../use-work';
import { FinishDialog } from './finish-dialog';
import { isDone } from './step.rules';
import { StepsList } from './steps-list';
import { useStepActs } from './use-step-acts';
import { useStepScans } from './use-step-scans';

/** All steps of one item, with what can be done to each, and the end of its refurbishment. */
export default function StepsPage() {
  const { t } = useTranslation('refurbishment');
  const { itemId = '' } = useParams();
  const crumbs = [{ label: t('steps.title'), to: '/warehouse/item-refurb-steps/search' }];
  return (
    <ItemPage id={itemId} title={t('steps.title')} crumbs={crumbs} wide>
      {(at) => <Steps key={itemId} {...at} />}
    </ItemPage>
  );
}

function Steps({ item, work }: AtWork) {
  const { t } = useTranslation('refurbishment');
  const problemText = useProblemText();
  const may = useMayCall(completeRefurbishment);
  const [finishing, setFinishing] = useState(false);
  const acts = useStepActs(item, work, ({ steps }) => setFinishing(steps.every(isDone)));
  const scanned = useStepScans(work, acts.ask);
  const plan = useWorkAct(() => undefined);
  const obstacle = stepsObstacle(work.status);
  const add = ({ refurbStepId }: { refurbStepId: string }): void =>
    plan.act(planRefurbStep, { params: { id: item.id }, body: { refurbStepId } });
  const open = work.steps.filter((step) => !isDone(step)).length;
  return (
    <>
      {obstacle && (
        <Notice family={obstacle === 'already-refurbished' ? 'green' : 'amber'}>
          {t(`steps.refused.${obstacle}`)}
        </Notice>
      )}
      {scanned}
      {acts.notice}
      {plan.problem && <Notice family="red">{problemText(plan.problem)}</Notice>}
      <StepsList {...{ item, work }} {...(may && !obstacle && { onAct: acts.ask })} />
      {may && !obstacle && (
        <footer className={styles['foot']}>
          <AddStep item={item} known={work.steps} onAdd={add} />
          <span className={styles['spring']}>
            {open > 0 ? t('finish.open', { count: open }) : t('finish.ready')}
          </span>
          <Button type="primary" size="large" disabled={open > 0} onClick={() => setFinishing(true)}>
            {t('finish.title')}
          </Button>
        </footer>
      )}
      {acts.dialog}
      {finishing && <FinishDialog item={item} onClose={() => setFinishing(false)} />}
    </>
  );
}
