import type { Policy } from '@reprise/kernel';
import { createItemWhenBuybackDeclared } from './create-item-when-buyback-declared.policy';
import { createPaymentWhenBuybackDeclared } from './create-payment-when-buyback-declared.policy';
import { openPackageWhenBuybackAwaitsShipment } from './open-package-when-buyback-awaits-shipment.policy';
import { handOverItemWhenBuybackFinalised } from './hand-over-item-when-buyback-finalised.policy';
import { makePaymentDueWhenBuybackFinalised } from './make-payment-due-when-buyback-finalised.policy';
import { makePaymentDueWhenBuybackCompleted } from './make-payment-due-when-buyback-completed.policy';
import { closePaymentWhenBuybackNotCompleted } from './close-payment-when-buyback-not-completed.policy';
import { cancelPaymentWhenCancellationRequested } from './cancel-payment-when-cancellation-requested.policy';
import { forceCancelPaymentWhenCancellationForced } from './force-cancel-payment-when-cancellation-forced.policy';
import { cancelItemWhenBuybackCancelled } from './cancel-item-when-buyback-cancelled.policy';
import { cancelPackageWhenBuybackCancelled } from './cancel-package-when-buyback-cancelled.policy';
import { settleItemWhenProposalAccepted } from './settle-item-when-proposal-accepted.policy';
import { returnItemWhenProposalRefused } from './return-item-when-proposal-refused.policy';
import { setTimersWhenPriceLocked } from './set-timers-when-price-locked.policy';
import { cancelTimersWhenPriceSettled } from './cancel-timers-when-price-settled.policy';
import { setTimersWhenPriceProposed } from './set-timers-when-price-proposed.policy';
import { cancelTimersWhenProposalClosed } from './cancel-timers-when-proposal-closed.policy';
import { shipBuybackWhenItemShipped } from './ship-buyback-when-item-shipped.policy';
import { startProcessingWhenItemArrived } from './start-processing-when-item-arrived.policy';
import { receivePackageWhenItemArrived } from './receive-package-when-item-arrived.policy';
import { undoProcessingWhenRegistrationUndone } from './undo-processing-when-registration-undone.policy';
import { recordControlWhenItemControlled } from './record-control-when-item-controlled.policy';
import { withdrawProposalWhenItemReleased } from './withdraw-proposal-when-item-released.policy';
import { abandonBuybackWhenItemLost } from './abandon-buyback-when-item-lost.policy';
import { requestReturnTransportWhenItemMarkedToReturn } from './request-return-transport-when-item-marked-to-return.policy';
import { initiatePaymentWhenDue } from './initiate-payment-when-due.policy';
import { confirmCancellationWhenPaymentCancelled } from './confirm-cancellation-when-payment-cancelled.policy';
import { failCancellationWhenPaymentCancelFailed } from './fail-cancellation-when-payment-cancel-failed.policy';
import { initiatePaymentsWhenBatchApproved } from './initiate-payments-when-batch-approved.policy';
import { completePaymentsWhenBatchExecuted } from './complete-payments-when-batch-executed.policy';
import { shipItemsWhenPackageHandedOver } from './ship-items-when-package-handed-over.policy';
import { deliverItemsWhenPackageDelivered } from './deliver-items-when-package-delivered.policy';
import { setTimerWhenPriceListScheduled } from './set-timer-when-price-list-scheduled.policy';
import { cancelTimerWhenPriceListUnscheduled } from './cancel-timer-when-price-list-unscheduled.policy';
import { inOrder } from './policy-language';

const afterBuyback: readonly Policy[] = [
  createItemWhenBuybackDeclared,
  createPaymentWhenBuybackDeclared,
  openPackageWhenBuybackAwaitsShipment,
  handOverItemWhenBuybackFinalised,
  makePaymentDueWhenBuybackFinalised,
  makePaymentDueWhenBuybackCompleted,
  closePaymentWhenBuybackNotCompleted,
  cancelPaymentWhenCancellationRequested,
  forceCancelPaymentWhenCancellationForced,
  cancelItemWhenBuybackCancelled,
  cancelPackageWhenBuybackCancelled,
  settleItemWhenProposalAccepted,
  returnItemWhenProposalRefused,
  setTimersWhenPriceLocked,
  cancelTimersWhenPriceSettled,
  setTimersWhenPriceProposed,
  cancelTimersWhenProposalClosed,
];

const afterItem: readonly Policy[] = [
  shipBuybackWhenItemShipped,
  startProcessingWhenItemArrived,
  receivePackageWhenItemArrived,
  undoProcessingWhenRegistrationUndone,
  recordControlWhenItemControlled,
  withdrawProposalWhenItemReleased,
  abandonBuybackWhenItemLost,
  requestReturnTransportWhenItemMarkedToReturn,
];

const afterPayment: readonly Policy[] = [
  initiatePaymentWhenDue,
  confirmCancellationWhenPaymentCancelled,
  failCancellationWhenPaymentCancelFailed,
  initiatePaymentsWhenBatchApproved,
  completePaymentsWhenBatchExecuted,
];

const afterPackage: readonly Policy[] = [shipItemsWhenPackageHandedOver, deliverItemsWhenPackageDelivered];

const afterPriceList: readonly Policy[] = [
  setTimerWhenPriceListScheduled,
  cancelTimerWhenPriceListUnscheduled,
];

/** Each separately, for documents and tests. */
export const singlePolicies: readonly Policy[] = [
  ...afterBuyback,
  ...afterItem,
  ...afterPayment,
  ...afterPackage,
  ...afterPriceList,
];

/** What the worker runs: one consumer per kind of stream. The names are those of the consumers' checkpoints. */
export const policies: readonly Policy[] = [
  inOrder('follow-buyback', afterBuyback),
  inOrder('follow-item', afterItem),
  inOrder('follow-payment', afterPayment),
  inOrder('follow-package', afterPackage),
  inOrder('follow-price-list', afterPriceList),
];
