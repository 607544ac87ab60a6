import type { ItemEvent, RefurbishmentCommand } from '@reprise/contracts/item';
import {
  answerDiagnosis,
  chooseDiagnosisStock,
  finaliseDiagnosis,
  startDiagnosis,
  summariseDiagnosis,
} from './diagnosis.decider';
import type { ItemState } from './item.state';
import {
  cancelRefurbStep,
  completeRefurbishment,
  completeRefurbStep,
  pauseRefurbStep,
  planRefurbStep,
  resumeRefurbStep,
  startRefurbStep,
} from './refurb-step.decider';

/** The second half of an item's life (back office §4). */
export function decideRefurbishment(command: RefurbishmentCommand, state: ItemState): readonly ItemEvent[] {
  switch (command.type) {
    case 'StartDiagnosis':
      return startDiagnosis(command.data, state);
    case 'AnswerDiagnosis':
      return answerDiagnosis(command.data, state);
    case 'SummariseDiagnosis':
      return summariseDiagnosis(command.data, state);
    case 'ChooseDiagnosisStock':
      return chooseDiagnosisStock(command.data, state);
    case 'FinaliseDiagnosis':
      return finaliseDiagnosis(state);
    case 'PlanRefurbStep':
      return planRefurbStep(command.data, state);
    case 'StartRefurbStep':
      return startRefurbStep(command.data, state);
    case 'PauseRefurbStep':
      return pauseRefurbStep(command.data, state);
    case 'ResumeRefurbStep':
      return resumeRefurbStep(command.data, state);
    case 'CompleteRefurbStep':
      return completeRefurbStep(command.data, state);
    case 'CancelRefurbStep':
      return cancelRefurbStep(command.data, state);
    case 'CompleteRefurbishment':
      return completeRefurbishment(command.data, state);
  }
}
