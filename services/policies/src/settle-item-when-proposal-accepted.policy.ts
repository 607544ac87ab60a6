import { idOf, policy, toItem } from './policy-language';

export const settleItemWhenProposalAccepted = policy(
  'settle-item-when-proposal-accepted',
  ['ProposalAccepted'],
  (event) => [toItem(idOf(event), { type: 'SettleNegotiation', data: {} })],
);
