import type { ItemRow } from '@reprise/contracts/item';
import type { ProblemCode } from '@reprise/contracts/problems';
import { circuitRule } from '@reprise/contracts/rules';

/**
 * The server's refusals of packing with a label, derived from the item before anything is printed (customer journey
 * §8).
 */
export function labelObstacle({
  status,
  circuit,
}: Pick<ItemRow, 'status' | 'circuit'>): ProblemCode | undefined {
  if (status === 'item_created' || status === 'item_awaiting_store_drop')
    return 'expedition-not-awaiting-shipment';
  if (status === 'item_cancelled' || status.startsWith('item_lost'))
    return 'expedition-not-awaiting-shipment';
  if (status !== 'item_awaiting_inventory') return 'expedition-already-processed';
  const { manualShipmentNeeded, labelPerBuyback } = circuitRule(circuit);
  if (!manualShipmentNeeded) return 'expedition-no-manual-shipment';
  return labelPerBuyback ? undefined : 'expedition-item-needs-no-label';
}
