import { proposalClosedBy } from '@reprise/contracts/buyback';
import { proposalKeys } from './proposal-timers.rules';
import { idOf, policy } from './policy-language';

export const cancelTimersWhenProposalClosed = policy(
  'cancel-timers-when-proposal-closed',
  proposalClosedBy,
  (event) => proposalKeys(idOf(event)).map((key) => ({ kind: 'cancel', key })),
);
