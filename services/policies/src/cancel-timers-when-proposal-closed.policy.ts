import { proposalKeys } from './proposal-timers.rules';
import { idOf, policy } from './policy-language';

export const cancelTimersWhenProposalClosed = policy(
  'cancel-timers-when-proposal-closed',
  ['ProposalAccepted', 'ProposalDeclined', 'ProposalWithdrawn', 'BuybackNotCompleted', 'BuybackCancelled'],
  (event) => proposalKeys(idOf(event)).map((key) => ({ kind: 'cancel', key })),
);
