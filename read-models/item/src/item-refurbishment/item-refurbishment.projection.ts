import {
  stepsAfter,
  toDo,
  type Erasure,
  type PlannedStep,
  type RefurbAnswer,
  type RefurbishmentEvent,
  type RefurbStepAct,
  type RefurbStepState,
} from '@reprise/contracts/item';
import { knownRow, projection, type Changes, type Row } from '@reprise/read-kernel';

export type StepRow = RefurbStepState & {
  readonly noteId?: string;
  readonly erasure?: Erasure;
  readonly workedMs?: number;
};
export type ItemRefurbishmentRow = Row & {
  readonly answers: readonly RefurbAnswer[];
  /** What the summary listed; unset until it is made. */
  readonly summary?: readonly PlannedStep[];
  readonly destinationId?: string;
  readonly steps: readonly StepRow[];
};

/** Working time up to an act; only a step in progress is worked on. */
function workedUntil({ status, at, workedMs = 0 }: StepRow, until: string): number {
  if (status !== 'in_progress' || !at) return workedMs;
  return workedMs + Math.max(0, Date.parse(until) - Date.parse(at));
}

const acted = (row: ItemRefurbishmentRow, event: RefurbStepAct): ItemRefurbishmentRow => {
  const { data } = event;
  const steps: readonly StepRow[] = stepsAfter(row.steps, event);
  const before = row.steps.find(({ id }) => id === data.stepId);
  const said = {
    ...(before ? { workedMs: workedUntil(before, data.at) } : {}),
    ...('noteId' in data && data.noteId ? { noteId: data.noteId } : {}),
    ...('erasure' in data && data.erasure ? { erasure: data.erasure } : {}),
  };
  return { ...row, steps: steps.map((step) => (step.id === data.stepId ? { ...step, ...said } : step)) };
};

const changes: Changes<ItemRefurbishmentRow, RefurbishmentEvent> = {
  DiagnosisAnswered: ({ summary: _summary, destinationId: _destination, ...row }, { data }) => ({
    ...row,
    answers: data.answers,
  }),
  DiagnosisSummarised: (row, { data }) => ({ ...row, summary: data.steps }),
  DiagnosisStockChosen: (row, { data }) => ({ ...row, destinationId: data.destinationId }),
  DiagnosisFinalised: (row) => ({ ...row, steps: (row.summary ?? []).map(toDo) }),
  RefurbStepPlanned: (row, { data }) => ({ ...row, steps: [...row.steps, toDo(data.step)] }),
  RefurbStepStarted: acted,
  RefurbStepPaused: acted,
  RefurbStepResumed: acted,
  RefurbStepCompleted: acted,
  RefurbStepCanceled: acted,
};

/** "What was found in each item, what has to be done, and what has been done?" */
export const itemRefurbishment = projection<ItemRefurbishmentRow, RefurbishmentEvent>({
  name: 'item_refurbishment_v2',
  collection: { indexes: [] },
  handlers: {
    DiagnosisStarted: () => ({ answers: [], steps: [] }),
    ...knownRow<ItemRefurbishmentRow, RefurbishmentEvent>(changes),
  },
});
