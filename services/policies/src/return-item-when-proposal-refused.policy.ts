import { idOf, policy, toItem } from './policy-language';

/** Declining means that the product is returned (customer journey §4 "Litigation"); so does not answering. */
export const returnItemWhenProposalRefused = policy(
  'return-item-when-proposal-refused',
  ['ProposalDeclined', 'ProposalExpired'],
  (event) => [toItem(idOf(event), { type: 'MarkToReturn', data: {} })],
);
