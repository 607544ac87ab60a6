import {
  cancelRefurbStep,
  completeRefurbStep,
  type ItemRefurbishment,
  type ItemRow,
  pauseRefurbStep,
  resumeRefurbStep,
  startRefurbStep,
} from '@reprise/contracts/item';
import { useEffect, useState } from 'react';
import type { AppProblem } from '../../../../kernel/api';
import { useWorkAct } from '../use-work';
import { ActDialog, type Said } from './act-dialog';
import { ChangedNotice } from './changed-notice';
import type { ItemStep, StepAct } from './step.rules';

/** The step as it was on screen when the person decided: the server compares its status. */
type Asked = { act: StepAct; step: ItemStep };
type Changed = { problem: AppProblem; stepId: string };

/** What a technician does to the steps of an item: asked in a dialog, refused where a colleague was faster. */
export function useStepActs(
  item: ItemRow,
  work: ItemRefurbishment,
  onDone: (work: ItemRefurbishment) => void,
) {
  const [asked, setAsked] = useState<Asked>();
  const [changed, setChanged] = useState<Changed>();
  const { act, sending, problem, clear } = useWorkAct((now) => {
    setAsked(undefined);
    onDone(now);
  });
  const stepId = asked?.step.id;
  useEffect(() => {
    if (problem?.code !== 'refurb-step-changed' || !stepId) return;
    setChanged({ problem, stepId });
    setAsked(undefined);
    clear();
  }, [clear, problem, stepId]);

  function confirm({ stockId, text, erasure }: Said): void {
    if (!asked) return;
    const params = { id: item.id, stepId: asked.step.id };
    const seen = asked.step.status;
    switch (asked.act) {
      case 'start':
        return act(startRefurbStep, { params, body: { seen, stockId } });
      case 'pause':
        return act(pauseRefurbStep, { params, body: { seen } });
      case 'resume':
        return act(resumeRefurbStep, { params, body: { seen } });
      case 'complete':
        return act(completeRefurbStep, {
          params,
          body: { seen, ...(text && { comment: text }), ...(erasure && { erasure }) },
        });
      case 'cancel':
        return act(cancelRefurbStep, { params, body: { seen, reason: text } });
    }
  }
  const ask = (next: StepAct, step: ItemStep): void => {
    setChanged(undefined);
    clear();
    setAsked({ act: next, step });
  };
  const dialog = asked && (
    <ActDialog
      key={`${asked.act}${asked.step.id}`}
      {...asked}
      {...{ sending, problem, item }}
      onConfirm={confirm}
      onClose={() => setAsked(undefined)}
    />
  );
  const about = work.steps.find(({ id }) => id === changed?.stepId);
  const notice = changed && about && <ChangedNotice problem={changed.problem} step={about} />;
  return { ask, dialog, notice };
}
