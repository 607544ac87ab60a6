import { Refusal } from '@reprise/contracts/problems';
import { circuitRule, isTerminalBuyback, type BuybackStatus } from '@reprise/contracts/rules';
import { handOverPackage } from './delivery.decider';
import type { DataOf, PackageEvents } from './known-package.decider';
import type { PackageState } from './package.state';

/** Packing with labels: the label of the buyback itself is on it, and it leaves. */
export function sendWithLabel(command: DataOf<'SendWithLabel'>, state: PackageState): PackageEvents {
  sendable(command);
  const labelled = state.status !== 'none' && state.status !== 'open' && state.status !== 'cancelled';
  if (!labelled || !state.trackingNumber) throw new Refusal('shipping-label-not-ready');
  return handOverPackage({ handedOverAt: command.handedOverAt }, state);
}

const sent: ReadonlySet<BuybackStatus> = new Set<BuybackStatus>(['bb_in_transit', 'bb_in_processing']);

/** The expedition errors of the customer journey §8, in the order in which a person would check them. */
function sendable({ buybackStatus: status, circuit }: DataOf<'SendWithLabel'>): void {
  const rule = circuitRule(circuit);
  if (isTerminalBuyback(status) || sent.has(status)) throw new Refusal('expedition-already-processed');
  if (status !== 'bb_awaiting_inventory') throw new Refusal('expedition-not-awaiting-shipment', { status });
  if (!rule.manualShipmentNeeded) throw new Refusal('expedition-no-manual-shipment');
  if (!rule.labelPerBuyback) throw new Refusal('expedition-item-needs-no-label');
}
