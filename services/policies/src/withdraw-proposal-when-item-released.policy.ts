import { idOf, policy, toBuyback } from './policy-language';

export const withdrawProposalWhenItemReleased = policy(
  'withdraw-proposal-when-item-released',
  ['ItemReleasedFromQuarantine'],
  (event) => [toBuyback(idOf(event), { type: 'WithdrawProposal', data: {} })],
);
