import {
  type BuybackStatus,
  deliveryPhase,
  type DeliveryPhase,
  deliveryStatuses,
  type DeliveryStatus,
  type ItemStatus,
  type PaymentStatus,
} from '@reprise/contracts/rules';
import type { IconName } from './icon-paths';
import type { Family } from './design.tokens';

export type StatusLook = { family: Family; icon: IconName };
export type Status = BuybackStatus | ItemStatus | PaymentStatus | DeliveryStatus;

const look = (family: Family, icon: IconName): StatusLook => ({ family, icon });
const waiting = look('grey', 'clock');
const inStore = look('grey', 'store');
const moving = look('blue', 'truck');
const worked = look('violet', 'tool');
const needsPerson = look('amber', 'alert');
const good = look('green', 'check-circle');
const bad = look('red', 'cross-circle');
const lost = look('red', 'lost');
const cancelled = look('red', 'ban');

const buyback: Record<BuybackStatus, StatusLook> = {
  bb_awaiting_store_drop: inStore,
  bb_awaiting_inventory: waiting,
  bb_in_transit: moving,
  bb_in_processing: worked,
  bb_completed: good,
  bb_completed_by_price: good,
  bb_completed_with_absorption: good,
  bb_completed_with_negociation: good,
  bb_not_completed: bad,
  bb_cancelled: cancelled,
};
const item: Record<ItemStatus, StatusLook> = {
  item_created: waiting,
  item_awaiting_store_drop: inStore,
  item_awaiting_inventory: waiting,
  item_in_transit: moving,
  item_registered_in_warehouse: look('violet', 'box'),
  item_awaiting_compliancy_tests: look('violet', 'scan'),
  item_in_quarantine: needsPerson,
  item_completed: good,
  item_completed_by_price: good,
  item_completed_with_absorption: good,
  item_completed_with_negociation: good,
  item_refurb_diagnostic_in_progress: worked,
  item_refurb_in_progress: worked,
  item_refurb_completed: good,
  item_to_return: look('amber', 'return'),
  item_returned: look('red', 'return'),
  item_sold: look('green', 'check-circle'),
  item_to_reintegrate_to_stock: look('amber', 'layers'),
  item_lost_store: lost,
  item_lost_transport: lost,
  item_lost_warehouse: lost,
  item_cancelled: cancelled,
};
const payment: Record<PaymentStatus, StatusLook> = {
  payment_created: waiting,
  awaiting_payment: waiting,
  payment_initiated: look('blue', 'card'),
  payment_completed: good,
  payment_failed: needsPerson,
  payment_cancelled: cancelled,
  payment_cancel_failed: needsPerson,
  payment_not_completed: bad,
  payment_not_needed: look('grey', 'minus'),
};
const phases: Record<DeliveryPhase, StatusLook> = {
  waiting,
  moving,
  attention: needsPerson,
  delivered: good,
  returned: look('red', 'return'),
  failed: bad,
};
const delivery = Object.fromEntries(deliveryStatuses.map((s) => [s, phases[deliveryPhase(s)]])) as Record<
  DeliveryStatus,
  StatusLook
>;

/**
 * The appearance of each status in tags, charts and timelines (look "Statuses"). Captions are
 * `enums:status.<value>`.
 */
const statusTable: Record<Status, StatusLook> = { ...buyback, ...item, ...payment, ...delivery };
const isStatus = (value: string): value is Status => Object.hasOwn(statusTable, value);

/** A status of a newer server is shown without a colour of its own. */
export const statusLook = (value: string): StatusLook =>
  isStatus(value) ? statusTable[value] : look('grey', 'info');
