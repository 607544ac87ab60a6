import type { BuybackEvent } from './buyback.events';

type Types = readonly BuybackEvent['type'][];

/** The product has left its owner, or never will: the promised price has been kept or is void. */
export const priceSettledBy = [
  'BuybackFinalised',
  'BuybackShipped',
  'ProcessingStarted',
  'BuybackNotCompleted',
  'BuybackCancelled',
] as const satisfies Types;

/** Nobody answers this offer any more. */
export const proposalClosedBy = [
  'ProposalAccepted',
  'ProposalDeclined',
  'ProposalWithdrawn',
  'BuybackNotCompleted',
  'BuybackCancelled',
] as const satisfies Types;
