import {
  cancelPayment,
  followPackage,
  inOrder,
  issueLabel,
  mailCancelled,
  mailConfirmation,
  mailLabelReady,
  mailPaymentSent,
  mailPriceLockExpired,
  mailPriceLockReminder,
  mailProposal,
  mailProposalExpired,
  mailProposalReminder,
  mailQuarantine,
  mailReturnSent,
  orderFromBuyer,
  requestReturnLabel,
  sendPayment,
  type checkPayments,
  type ReactorPorts,
  type trackDeliveries,
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
  readonly deliveries: ReturnType<typeof trackDeliveries>['watches'];
  readonly payments: ReturnType<typeof checkPayments>['watches'];
};
type HostedReactor = { readonly reactor: Reactor; readonly concurrency?: number };

/** A mail is many short steps, each of which waits for others where there is much to do. */
const mailPlaces = 128;

/** External effects: carriers, payment providers, mail. Never replayed. */
export const reactorsOf = (ports: ReactorsNeed, carrierPlaces = 64): readonly HostedReactor[] => [
  // A carrier may take seconds to answer, so many are asked at a time.
  { reactor: issueLabel(ports), concurrency: carrierPlaces },
  { reactor: followPackage(ports) },
  { reactor: requestReturnLabel(ports) },
  { reactor: inOrder('move-payments', [sendPayment(ports), cancelPayment(ports)]) },
  { reactor: inOrder('mail-customers', customerMails(ports)), concurrency: mailPlaces },
  { reactor: orderFromBuyer(ports) },
];

const customerMails = (ports: ReactorsNeed): readonly Reactor[] => [
  mailConfirmation(ports),
  mailLabelReady(ports),
  mailPriceLockReminder(ports),
  mailPriceLockExpired(ports),
  mailQuarantine(ports),
  mailProposal(ports),
  mailProposalReminder(ports),
  mailProposalExpired(ports),
  mailPaymentSent(ports),
  mailReturnSent(ports),
  mailCancelled(ports),
];
