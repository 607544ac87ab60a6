import type { ItemCommand } from '@reprise/contracts/item';
import { forSale, ids, intoNative } from './item.fixtures';
import {
  answerDiagnosis,
  cancelStep,
  certified,
  chooseDiagnosisStock,
  completeErasure,
  completeRefurbishment,
  completeStep,
  destroyed,
  finaliseDiagnosis,
  pauseStep,
  people,
  planErasure,
  planStep,
  resumeStep,
  startDiagnosis,
  startStep,
  summariseDiagnosis,
} from './refurbishment.fixtures';

type Commands = readonly ItemCommand[];

/** The second half of an item's statuses, from the commands that make it a bought one. */
export function refurbishmentStates(completed: Commands): Readonly<Record<string, Commands>> {
  const started = [...completed, startDiagnosis()];
  const answered = [...started, answerDiagnosis()];
  const summarised = [...answered, summariseDiagnosis()];
  const chosen = [...summarised, chooseDiagnosisStock()];
  const planned = [...chosen, finaliseDiagnosis()];
  const working = [...planned, startStep()];
  const done = [...working, completeStep()];
  const erasing = [...done, cancelStep(2), planErasure(), startStep(3)];
  const erased = [...erasing, completeErasure(certified())];
  const withoutSteps = [...answered, summariseDiagnosis([]), chooseDiagnosisStock(), finaliseDiagnosis()];
  return {
    item_refurb_diagnostic_in_progress: started,
    'item_refurb_diagnostic_in_progress, answered': answered,
    'item_refurb_diagnostic_in_progress, summarised': summarised,
    'item_refurb_diagnostic_in_progress, stock chosen': chosen,
    item_refurb_in_progress: planned,
    'item_refurb_in_progress, step started': working,
    'item_refurb_in_progress, step paused': [...working, pauseStep()],
    'item_refurb_in_progress, step completed': done,
    'item_refurb_in_progress, all steps done': [...done, cancelStep(2)],
    'item_refurb_in_progress, erasure started': erasing,
    'item_refurb_in_progress, erased': erased,
    'item_refurb_in_progress, data carrier destroyed': [...erasing, completeErasure(destroyed)],
    item_refurb_completed: [...done, cancelStep(2), completeRefurbishment()],
    'item_refurb_completed, without any step': withoutSteps,
    'item_refurb_completed, erased': [...erased, completeRefurbishment()],
  };
}

/** Every command of refurbishment, some in several forms. */
export const refurbishmentCommands: Readonly<Record<string, ItemCommand>> = {
  StartDiagnosis: startDiagnosis(),
  'StartDiagnosis by another warehouse': startDiagnosis(ids.otherWarehouse),
  AnswerDiagnosis: answerDiagnosis(),
  SummariseDiagnosis: summariseDiagnosis(),
  ChooseDiagnosisStock: chooseDiagnosisStock(),
  FinaliseDiagnosis: finaliseDiagnosis(),
  PlanRefurbStep: planStep(),
  StartRefurbStep: startStep(),
  'StartRefurbStep of an unknown step': startStep(9),
  'StartRefurbStep by somebody else': startStep(1, 'to_do', people.second),
  PauseRefurbStep: pauseStep(),
  ResumeRefurbStep: resumeStep(),
  CompleteRefurbStep: completeStep(),
  'CompleteRefurbStep seen to do': completeStep(1, people.second, 'to_do'),
  'CompleteRefurbStep of an erasure without proof': completeErasure(),
  'CompleteRefurbStep with a certificate': completeErasure(certified()),
  'CompleteRefurbStep with the certificate of another device': completeErasure(certified('356938035643809')),
  'CompleteRefurbStep with the data carrier destroyed': completeErasure(destroyed),
  'CancelRefurbStep seen to do': cancelStep(),
  'CancelRefurbStep seen in progress': cancelStep(1, 'in_progress'),
  CompleteRefurbishment: completeRefurbishment(),
  'CompleteRefurbishment for sale of what holds data': forSale(completeRefurbishment(ids.saleStock), true),
  'StartRefurbStep for sale of what holds data': forSale(startStep(), true),
  'ChooseDiagnosisStock of quarantine': intoNative(chooseDiagnosisStock(ids.saleStock), 'in_quarantine'),
  'ChooseDiagnosisStock of returns': intoNative(chooseDiagnosisStock(ids.saleStock), 'customer_return'),
  'ChooseDiagnosisStock of awaiting control': intoNative(
    chooseDiagnosisStock(ids.saleStock),
    'awaiting_control',
  ),
  'StartRefurbStep in quarantine': intoNative(startStep(), 'in_quarantine'),
  'CompleteRefurbishment into returns': intoNative(completeRefurbishment(), 'customer_return'),
  'ChooseDiagnosisStock for sale of what holds data': forSale(chooseDiagnosisStock(ids.saleStock), true),
};
