import type { ItemRefurbishment } from '@reprise/contracts/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../../kernel/scanner';
import { isStepCode } from '../../../../kernel/scanner/step-code';
import { Notice } from '../../../../ui/notice';
import { stepsObstacle } from '../item-way.rules';
import { actsOf, type ItemStep, type StepAct, stepOfCode } from './step.rules';

/** A step's bench card asks for the usual next thing; any other code opens its item. */
export function useStepScans(work: ItemRefurbishment, ask: (act: StepAct, step: ItemStep) => void) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const [foreign, setForeign] = useState<string>();
  useScanner((code) => {
    if (!isStepCode(code))
      return void navigate(`/warehouse/item-refurb-steps/search?code=${encodeURIComponent(code)}`);
    // The page says why nobody works on it; a card would ask for what the server refuses.
    if (stepsObstacle(work.status)) return;
    const step = stepOfCode(code, work.steps);
    const [next] = step ? actsOf(step.status) : [];
    if (step && next) ask(next, step);
    setForeign(step && next ? undefined : code);
  });
  return foreign && <Notice family="amber">{t('steps.foreign-card', { code: foreign })}</Notice>;
}
