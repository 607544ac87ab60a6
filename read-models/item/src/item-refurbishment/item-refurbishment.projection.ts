import type {
  PlannedStep,
  RefurbAnswer,
  RefurbishmentEvent,
  RefurbStepStatus,
} from '@reprise/contracts/item';
import { knownRow, projection, type Changes, type Row } from '@reprise/read-kernel';

export type StepRow = PlannedStep & {
  readonly status: RefurbStepStatus;
  readonly by?: string;
  readonly at?: string;
  readonly noteId?: string;
};
export type ItemRefurbishmentRow = Row & {
  readonly answers: readonly RefurbAnswer[];
  /** What the summary listed; unset until it is made. */
  readonly summary?: readonly PlannedStep[];
  readonly destinationId?: string;
  readonly steps: readonly StepRow[];
};

type StepEvent = Exclude<
  Extract<RefurbishmentEvent, { type: `RefurbStep${string}` }>,
  { type: 'RefurbStepPlanned' }
>;

const toDo = (step: PlannedStep): StepRow => ({ ...step, status: 'to_do' });

const stepBecomes =
  (status: RefurbStepStatus) =>
  (row: ItemRefurbishmentRow, { data }: StepEvent): ItemRefurbishmentRow => {
    const { stepId, by, at } = data;
    const note = 'noteId' in data && data.noteId ? { noteId: data.noteId } : {};
    const placed = 'stockId' in data ? { stockId: data.stockId } : {};
    const steps = row.steps.map((step) =>
      step.id === stepId ? { ...step, ...placed, ...note, status, by, at } : step,
    );
    return { ...row, steps };
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
  RefurbStepStarted: stepBecomes('in_progress'),
  RefurbStepPaused: stepBecomes('paused'),
  RefurbStepResumed: stepBecomes('in_progress'),
  RefurbStepCompleted: stepBecomes('completed'),
  RefurbStepCanceled: stepBecomes('canceled'),
};

/** "What was found in each item, what has to be done, and what has been done?" */
export const itemRefurbishment = projection<ItemRefurbishmentRow, RefurbishmentEvent>({
  name: 'item_refurbishment_v1',
  collection: { indexes: [] },
  handlers: {
    DiagnosisStarted: () => ({ answers: [], steps: [] }),
    ...knownRow<ItemRefurbishmentRow, RefurbishmentEvent>(changes),
  },
});
