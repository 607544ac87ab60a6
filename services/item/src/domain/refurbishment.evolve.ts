import {
  refurbishmentEvents,
  stepsAfter,
  toDo,
  type ItemEvent,
  type RefurbishmentEvent,
} from '@reprise/contracts/item';
import type { Diagnosing, KnownItem, Refurbishing } from './item.state';
import type { Diagnosis } from './refurbishment.state';

export const isRefurbishment = (event: ItemEvent): event is RefurbishmentEvent =>
  Object.hasOwn(refurbishmentEvents, event.type);

export function evolveRefurbishment(state: KnownItem, event: RefurbishmentEvent): KnownItem {
  const { created } = state;
  switch (event.type) {
    case 'DiagnosisStarted': {
      const stockId = 'stockId' in state ? state.stockId : undefined;
      const diagnosis: Diagnosis = { answers: [] };
      return { status: 'item_refurb_diagnostic_in_progress', created, stockId, diagnosis };
    }
    case 'DiagnosisAnswered':
    case 'DiagnosisSummarised':
    case 'DiagnosisStockChosen':
    case 'DiagnosisFinalised':
      return state.status === 'item_refurb_diagnostic_in_progress' ? evolveDiagnosis(state, event) : state;
    case 'RefurbStepPlanned':
    case 'RefurbStepStarted':
    case 'RefurbStepPaused':
    case 'RefurbStepResumed':
    case 'RefurbStepCompleted':
    case 'RefurbStepCanceled':
      return state.status === 'item_refurb_in_progress' ? evolveSteps(state, event) : state;
    case 'RefurbishmentCompleted':
      return { status: 'item_refurb_completed', created, stockId: event.data.stockId };
  }
}

type Of<T extends RefurbishmentEvent['type']> = Extract<RefurbishmentEvent, { type: T }>;

function evolveDiagnosis(
  state: Diagnosing,
  event: Of<'DiagnosisAnswered' | 'DiagnosisSummarised' | 'DiagnosisStockChosen' | 'DiagnosisFinalised'>,
): KnownItem {
  const { created, diagnosis } = state;
  switch (event.type) {
    // Other answers may ask for other steps: the summary is made again.
    case 'DiagnosisAnswered':
      return { ...state, diagnosis: { answers: event.data.answers } };
    case 'DiagnosisSummarised':
      return { ...state, diagnosis: { ...diagnosis, steps: event.data.steps } };
    case 'DiagnosisStockChosen':
      return { ...state, diagnosis: { ...diagnosis, destinationId: event.data.destinationId } };
    case 'DiagnosisFinalised': {
      const { status, stockId } = event.data;
      if (status === 'item_refurb_completed') return { status, created, stockId };
      return { status, created, stockId, steps: (diagnosis.steps ?? []).map(toDo) };
    }
  }
}

type Completed = Of<'RefurbStepCompleted'>['data'];

/** A number that was read off it for its certificate is the item's own, for every certificate to come. */
function erasedAs({ created }: Refurbishing, { erasure }: Completed): Refurbishing['created'] {
  if (!erasure) return created;
  const unnamed = !created.imei && !created.serialNumber;
  const readOff = erasure.outcome === 'erased' && unnamed ? erasure.readOff : undefined;
  return { ...created, erasure: erasure.outcome, ...(readOff ? { serialNumber: readOff } : {}) };
}

type StepEvent = Of<Extract<RefurbishmentEvent['type'], `RefurbStep${string}`>>;

function evolveSteps(state: Refurbishing, event: StepEvent): Refurbishing {
  if (event.type === 'RefurbStepPlanned') {
    return { ...state, steps: [...state.steps, toDo(event.data.step)] };
  }
  const steps = stepsAfter(state.steps, event);
  const created = event.type === 'RefurbStepCompleted' ? erasedAs(state, event.data) : state.created;
  const stockId = event.type === 'RefurbStepStarted' ? event.data.stockId : state.stockId;
  return { ...state, created, stockId, steps };
}
