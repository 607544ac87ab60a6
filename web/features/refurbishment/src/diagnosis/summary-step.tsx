import { summariseDiagnosis } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useLoneKey } from '../../../../kernel/scanner';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/notice';
import { useAccount } from '../../../../ui/resource/use-account';
import { chosenBy, KeyChoices } from '../../../../ui/wizard/key-choices';
import { ButtonKey } from '../../../../ui/key-cap';
import { StepCard } from '../../../../ui/wizard/step-card';
import { NamedWizardFrame } from '../../../../ui/wizard/named-wizard-frame';
import { AddStep } from '../add-step';
import styles from '../refurbishment.module.css';
import { useWorkAct } from '../use-work';
import { AnswersGiven } from './answers-given';
import type { StepProps } from './step-props.types';
import { type Offered, offeredSteps } from './diagnosis.rules';

/** What the item gets: the steps that the answers ask for, as the technician confirms or changes them. */
export function SummaryStep({ item, work, place, goTo }: StepProps) {
  const { t } = useTranslation('refurbishment');
  const problemText = useProblemText();
  const { currency } = useAccount();
  const [added, setAdded] = useState<readonly Offered[]>([]);
  const begun = work.steps.length > 0 ? work.steps : work.proposed;
  const [chosen, setChosen] = useState<readonly string[]>(begun.map(({ refurbStepId }) => refurbStepId));
  const { act, sending, problem } = useWorkAct(() => goTo('stock'));
  const offered = offeredSteps(work, added);
  const choices = offered.map(({ refurbStepId, name, cost }) => ({
    ...{ id: refurbStepId, label: name, note: <Money value={{ amount: cost, currency }} /> },
  }));
  const planned = offered.filter(({ refurbStepId }) => chosen.includes(refurbStepId));
  const amount = planned.reduce((sum, { cost }) => sum + cost, 0);
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const add = (step: Offered): void => {
    setAdded([...added, step]);
    setChosen([...new Set([...chosen, step.refurbStepId])]);
  };
  const confirm = (): void => {
    const refurbStepIds = planned.map(({ refurbStepId }) => refurbStepId);
    act(summariseDiagnosis, { params: { id: item.id }, body: { refurbStepIds } });
  };
  useLoneKey((key) => {
    const found = chosenBy(key, choices);
    if (found) toggle(found.id);
    if (key === 'Enter') confirm();
    if (key === 'Backspace') goTo('questions');
  });
  const aside = (
    <>
      <p className={styles['total']}>
        {t('diagnosis.planned', { count: planned.length })}{' '}
        <strong>
          <Money value={{ amount, currency }} />
        </strong>
      </p>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <Button type="primary" size="large" block loading={sending} onClick={confirm}>
        {t('diagnosis.to-stock')} <ButtonKey>↵</ButtonKey>
      </Button>
      <Button size="large" block onClick={() => goTo('questions')}>
        {t('diagnosis.to-questions')}
      </Button>
    </>
  );
  return (
    <NamedWizardFrame {...place} aside={aside}>
      <StepCard title={t('diagnosis.summary-title')} sentence={t('diagnosis.summary-keys')}>
        {choices.length === 0 && <Notice family="blue">{t('diagnosis.nothing-proposed')}</Notice>}
        <KeyChoices name="steps" several lines {...{ choices, chosen }} onChoose={toggle} />
        <AddStep item={item} known={offered} onAdd={add} />
        <AnswersGiven work={work} />
      </StepCard>
    </NamedWizardFrame>
  );
}
