import { Refusal } from '@reprise/contracts/problems';
import type { DeclaredBuyback, BuybackState, Test } from './buyback.state';
import { completed } from './control.decider';
import type { BuybackEvents, DataOf } from './open-buyback.decider';

type Proposal = Extract<Test, { stage: 'proposed' }>;

export function acceptProposal(shown: DataOf<'AcceptProposal'>, state: BuybackState): BuybackEvents {
  const { proposal, declared } = openProposal(shown.proposalId, state);
  const { proposalId } = proposal;
  const accepted = { type: 'ProposalAccepted', data: { proposalId } } as const;
  return [accepted, completed('bb_completed_with_negociation', declared, proposal.proposedPrice)];
}

export function declineProposal(shown: DataOf<'DeclineProposal'>, state: BuybackState): BuybackEvents {
  const { proposalId } = openProposal(shown.proposalId, state).proposal;
  return [
    { type: 'ProposalDeclined', data: { proposalId } },
    { type: 'BuybackNotCompleted', data: { reason: 'proposal-declined' } },
  ];
}

/** A timer may fire late: without an open proposal it changes nothing. */
export function expireProposal({ proposalId }: DataOf<'ExpireProposal'>, state: BuybackState): BuybackEvents {
  if (proposalIn(state)?.proposal.proposalId !== proposalId) return [];
  return [
    { type: 'ProposalExpired', data: { proposalId } },
    { type: 'BuybackNotCompleted', data: { reason: 'proposal-expired' } },
  ];
}

export function remindProposal(data: DataOf<'RemindProposal'>, state: BuybackState): BuybackEvents {
  const proposal = proposalIn(state)?.proposal;
  if (proposal?.proposalId !== data.proposalId || proposal.reminded >= data.reminder) return [];
  return [{ type: 'ProposalReminded', data }];
}

/** The item left quarantine for another test; the outcome of the first no longer counts. */
export function withdrawProposal(state: BuybackState): BuybackEvents {
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  if (state.status !== 'bb_in_processing') throw notOpen(state);
  const { test } = state;
  switch (test.stage) {
    case 'awaited':
      return [];
    case 'held':
      return [{ type: 'ProposalWithdrawn', data: { proposalId: test.terms.proposalId } }];
    case 'proposed':
      return [{ type: 'ProposalWithdrawn', data: { proposalId: test.proposalId } }];
    case 'answered':
      throw new Refusal('proposal-answered');
  }
}

function openProposal(
  proposalId: string | undefined,
  state: BuybackState,
): { readonly proposal: Proposal; readonly declared: DeclaredBuyback } {
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  const found = proposalIn(state);
  if (!found || found.proposal.proposalId !== proposalId) throw notOpen(state, proposalId);
  return found;
}

function proposalIn(
  state: BuybackState,
): { readonly proposal: Proposal; readonly declared: DeclaredBuyback } | undefined {
  if (state.status !== 'bb_in_processing' || state.test.stage !== 'proposed') return undefined;
  return { proposal: state.test, declared: state.declared };
}

/** customer journey §4 "Litigation": an earlier choice is reported as "already taken into account"; time chose nothing. */
function notOpen(state: BuybackState, proposalId?: string): Refusal {
  const answered = 'answered' in state ? state.answered : undefined;
  const { status } = state;
  if (!answered || (proposalId !== undefined && proposalId !== answered.proposalId))
    return new Refusal('proposal-not-open', { status });
  return new Refusal(answered.by === 'time' ? 'proposal-expired' : 'proposal-answered', { status });
}
