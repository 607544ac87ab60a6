import type { BuybackEvent } from '@reprise/contracts/buyback';
import { openingStatus } from '@reprise/contracts/rules';
import {
  declaredOf,
  isOpen,
  type BuybackState,
  type Cancellation,
  type Ended,
  type EndStatus,
  type OpenBuyback,
  type Test,
} from './buyback.state';
import { evolvePrice } from './price-lock.evolve';

const noCancellation: Cancellation = { stage: 'none' };

export function evolveBuyback(state: BuybackState, event: BuybackEvent): BuybackState {
  if (isOpen(state)) return evolveOpen(state, event);
  if (event.type !== 'BuybackDeclared' || state.status !== 'none') return state;
  return {
    status: openingStatus(event.data.circuit),
    declared: declaredOf(event.data),
    cancellation: noCancellation,
  };
}

function evolveOpen(state: OpenBuyback, event: BuybackEvent): BuybackState {
  const { declared, cancellation } = state;
  switch (event.type) {
    case 'BuybackDeclared':
      return state;
    case 'BuybackRediagnosed':
    case 'PriceLockReminded':
    case 'PriceLockExpired':
    case 'BuybackRequoted':
      return { ...state, declared: evolvePrice(declared, event) };
    case 'BuybackFinalised':
      return {
        status: 'bb_awaiting_inventory',
        declared: { ...declared, customerId: event.data.customerId, lock: undefined },
        cancellation,
      };
    case 'BuybackShipped':
      return { status: 'bb_in_transit', declared, cancellation };
    case 'ProcessingStarted':
      return { status: 'bb_in_processing', declared, cancellation, test: { stage: 'awaited' } };
    case 'ProcessingUndone':
      return { status: event.data.backTo, declared, cancellation };
    case 'CancellationRequested':
      return { ...state, cancellation: { stage: 'pending', reason: event.data.reason } };
    case 'CancellationFailed':
      return { ...state, cancellation: failed(cancellation) };
    case 'CancellationForced':
      return state;
    case 'BuybackCompleted':
      return ended(state, event.data.status);
    case 'BuybackNotCompleted':
      return ended(state, 'bb_not_completed');
    case 'BuybackCancelled':
      return ended(state, 'bb_cancelled');
    case 'BuybackControlled':
    case 'PriceProposed':
    case 'ProposalReminded':
    case 'ProposalAccepted':
    case 'ProposalDeclined':
    case 'ProposalExpired':
    case 'ProposalWithdrawn':
      return state.status === 'bb_in_processing' ? { ...state, test: evolveTest(state.test, event) } : state;
  }
}

type TestEvent = Extract<
  BuybackEvent,
  {
    type:
      | 'BuybackControlled'
      | 'PriceProposed'
      | `Proposal${'Reminded' | 'Accepted' | 'Declined' | 'Expired' | 'Withdrawn'}`;
  }
>;

function evolveTest(test: Test, event: TestEvent): Test {
  switch (event.type) {
    case 'BuybackControlled': {
      const { terms, ...control } = event.data;
      return { stage: 'held', control, terms };
    }
    case 'PriceProposed': {
      const { proposalId, proposedPrice } = event.data;
      return { stage: 'proposed', proposalId, proposedPrice, reminded: 0 };
    }
    case 'ProposalReminded':
      return test.stage === 'proposed' ? { ...test, reminded: event.data.reminder } : test;
    case 'ProposalAccepted':
    case 'ProposalDeclined':
    case 'ProposalExpired':
      return {
        stage: 'answered',
        proposalId: event.data.proposalId,
        by: event.type === 'ProposalExpired' ? 'time' : 'customer',
      };
    case 'ProposalWithdrawn':
      return { stage: 'awaited' };
  }
}

const failed = (cancellation: Cancellation): Cancellation =>
  cancellation.stage === 'none' ? cancellation : { stage: 'failed', reason: cancellation.reason };

function ended(state: OpenBuyback, status: EndStatus): Ended {
  const test = state.status === 'bb_in_processing' ? state.test : undefined;
  const answered = test?.stage === 'answered' ? { proposalId: test.proposalId, by: test.by } : undefined;
  return { status, identificationNumber: state.declared.identificationNumber, answered };
}
