import { Refusal } from '@reprise/contracts/problems';
import { isDeepStrictEqual } from 'node:util';
import type { Diagnosing, ItemState, KnownItem } from './item.state';
import { known, ownedBy, type DataOf, type ItemEvents } from './known-item.decider';
import { mayEnter } from './sale.decider';

/** back office §4: an item in the to-be-diagnosed status that was not diagnosed yet. */
export function startDiagnosis(data: DataOf<'StartDiagnosis'>, state: ItemState): ItemEvents {
  const item = ownedBy(data.warehouseId, state);
  if (item.status === 'item_refurb_diagnostic_in_progress') return [];
  if (isDiagnosed(item)) throw new Refusal('item-already-diagnosed', { status: item.status });
  if (!isBought(item)) throw new Refusal('item-not-diagnosable', { status: item.status });
  return [{ type: 'DiagnosisStarted', data }];
}

export function answerDiagnosis(data: DataOf<'AnswerDiagnosis'>, state: ItemState): ItemEvents {
  const { answers } = inDiagnosis(state).diagnosis;
  return isDeepStrictEqual(answers, data.answers) ? [] : [{ type: 'DiagnosisAnswered', data }];
}

export function summariseDiagnosis(data: DataOf<'SummariseDiagnosis'>, state: ItemState): ItemEvents {
  const { answers, steps } = inDiagnosis(state).diagnosis;
  if (answers.length === 0) throw new Refusal('diagnosis-not-answered');
  return isDeepStrictEqual(steps, data.steps) ? [] : [{ type: 'DiagnosisSummarised', data }];
}

export function chooseDiagnosisStock(
  { sale, native, ...data }: DataOf<'ChooseDiagnosisStock'>,
  state: ItemState,
): ItemEvents {
  const { created, diagnosis } = inDiagnosis(state);
  const { steps, destinationId } = diagnosis;
  if (!steps) throw new Refusal('diagnosis-not-summarised');
  if (destinationId === data.destinationId) return [];
  mayEnter(created, 'item_refurb_in_progress', { sale, native });
  return [{ type: 'DiagnosisStockChosen', data }];
}

export function finaliseDiagnosis(state: ItemState): ItemEvents {
  if (isDiagnosed(known(state))) return [];
  const { steps, destinationId } = inDiagnosis(state).diagnosis;
  if (!steps) throw new Refusal('diagnosis-not-summarised');
  if (!destinationId) throw new Refusal('diagnosis-stock-not-chosen');
  const status = steps.length > 0 ? 'item_refurb_in_progress' : 'item_refurb_completed';
  return [{ type: 'DiagnosisFinalised', data: { stockId: destinationId, status } }];
}

function inDiagnosis(state: ItemState): Diagnosing {
  const item = known(state);
  if (item.status === 'item_refurb_diagnostic_in_progress') return item;
  if (isDiagnosed(item)) throw new Refusal('item-already-diagnosed', { status: item.status });
  throw new Refusal('item-not-diagnosable', { status: item.status });
}

const isDiagnosed = ({ status }: KnownItem): boolean =>
  status === 'item_refurb_in_progress' || status === 'item_refurb_completed';

const isBought = ({ status }: KnownItem): boolean =>
  status === 'item_completed' ||
  status === 'item_completed_by_price' ||
  status === 'item_completed_with_absorption' ||
  status === 'item_completed_with_negociation';
