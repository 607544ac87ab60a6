import {
  cancelPayment,
  followPackage,
  inOrder,
  issueLabel,
  mailCancelled,
  mailConfirmation,
  mailLabelReady,
  mailPaymentSent,
  mailProposal,
  mailProposalExpired,
  mailProposalReminder,
  mailQuarantine,
  mailReturnSent,
  orderFromBuyer,
  requestReturnLabel,
  sendPayment,
  type DeliveryTracker,
  type PaymentChecker,
  type ReactorPorts,
} from '@reprise/gateways/reactors';
import { readModels } from '@reprise/hosting';
import type { Policy, Reactor } from '@reprise/kernel';
import { policies } from '@reprise/policies';
import type { Projection } from '@reprise/read-kernel';

// All consumers of the log, except those that a host adds: search index, relay, webhooks. Their names are those of
// the checkpoints and leases, and visible to operators.

/** May be replayed at any time. */
export const projections: readonly Projection[] = readModels.map(({ projection }) => projection);

/** Policies: no external effects. Never replayed. */
export const followers: readonly Policy[] = policies;

export type ReactorsNeed = ReactorPorts & {
  readonly deliveries: DeliveryTracker['watches'];
  readonly payments: PaymentChecker['watches'];
};
type HostedReactor = { readonly reactor: Reactor; readonly concurrency?: number };

/** External effects: carriers, payment providers, mail. Never replayed. */
export const reactorsOf = (ports: ReactorsNeed): readonly HostedReactor[] => [
  // A carrier takes seconds for a label, so many are requested at a time.
  { reactor: issueLabel(ports), concurrency: 64 },
  { reactor: followPackage(ports) },
  { reactor: requestReturnLabel(ports) },
  { reactor: inOrder('move-payments', [sendPayment(ports), cancelPayment(ports)]) },
  { reactor: inOrder('mail-customers', customerMails(ports)) },
  { reactor: orderFromBuyer(ports) },
];

const customerMails = (ports: ReactorsNeed): readonly Reactor[] => [
  mailConfirmation(ports),
  mailLabelReady(ports),
  mailQuarantine(ports),
  mailProposal(ports),
  mailProposalReminder(ports),
  mailProposalExpired(ports),
  mailPaymentSent(ports),
  mailReturnSent(ports),
  mailCancelled(ports),
];
