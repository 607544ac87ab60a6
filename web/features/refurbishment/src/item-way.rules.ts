import { awaitsTest, type ItemStatus } from '@reprise/contracts/rules';

export type DiagnosisObstacle = 'not-registered' | 'not-tested' | 'already-diagnosed' | 'not-diagnosable';
export type StepsObstacle = 'not-diagnosed' | 'already-refurbished' | 'not-to-refurbish';

const isBought = (status: ItemStatus): boolean => status.startsWith('item_completed');
const diagnosing = 'item_refurb_diagnostic_in_progress';
const refurbishing = 'item_refurb_in_progress';
const refurbished = 'item_refurb_completed';

/** back office §8: why an item cannot be diagnosed. */
export function diagnosisObstacle(status: ItemStatus): DiagnosisObstacle | undefined {
  if (isBought(status) || status === diagnosing) return undefined;
  if (status === refurbishing || status === refurbished) return 'already-diagnosed';
  if (status === 'item_in_transit' || status === 'item_awaiting_inventory') return 'not-registered';
  return awaitsTest(status) ? 'not-tested' : 'not-diagnosable';
}

/** back office §8: why an item has no steps to work on. */
export function stepsObstacle(status: ItemStatus): StepsObstacle | undefined {
  if (status === refurbishing) return undefined;
  if (status === refurbished) return 'already-refurbished';
  return isBought(status) || status === diagnosing ? 'not-diagnosed' : 'not-to-refurbish';
}
