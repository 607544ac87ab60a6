import type { BuybackEvent, Control, Late, ProposalTerms } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import type { CompletedBuybackStatus } from '@reprise/contracts/rules';
import type { DeclaredBuyback, BuybackState } from './buyback.state';
import { open, type BuybackEvents, type DataOf } from './open-buyback.decider';

export function recordControl(command: DataOf<'RecordControl'>, state: BuybackState): BuybackEvents {
  const going = open(state);
  const { control, terms } = command;
  const { warehouseId } = going.declared;
  const recorded: BuybackEvent = { type: 'BuybackControlled', data: { ...control, terms } };
  const outcome = going.cancellation.stage === 'pending' ? [] : outcomeOf(control, terms, going.declared);
  switch (going.status) {
    case 'bb_awaiting_store_drop':
      throw new Refusal('buyback-status-invalid', { status: going.status });
    case 'bb_awaiting_inventory':
    case 'bb_in_transit':
      // The arrival may be reported after the test; without check-in it never is.
      return [{ type: 'ProcessingStarted', data: { warehouseId } }, recorded, ...outcome];
    case 'bb_in_processing':
      if (going.test.stage !== 'awaited') return repeated(terms.proposalId, going.test);
      return [recorded, ...outcome];
  }
}

function repeated(
  proposalId: string,
  test: { readonly proposalId: string } | { readonly terms: ProposalTerms },
): BuybackEvents {
  const known = 'terms' in test ? test.terms.proposalId : test.proposalId;
  if (known === proposalId) return [];
  throw new Refusal('buyback-status-invalid', { status: 'bb_in_processing' });
}

/** The outcome of the test (domain §2). Only an accepted proposal ever lowers the validated price. */
export function outcomeOf(control: Control, terms: ProposalTerms, declared: DeclaredBuyback): BuybackEvents {
  switch (control.outcome) {
    case 'same-answers':
      return [completed('bb_completed', declared)];
    case 'by-price':
      return [completed('bb_completed_by_price', declared)];
    case 'absorbed':
      return [completed('bb_completed_with_absorption', declared)];
    case 'lower': {
      const { differences, price } = control;
      const prices = { declaredPrice: declared.price.total, proposedPrice: price.total };
      return [
        { type: 'PriceProposed', data: { ...terms, ...prices, differences, ...lateness(control, declared) } },
      ];
    }
  }
}

/** Being late is a reason only where the price of the day is the lower one. */
function lateness({ late }: Control, { price }: DeclaredBuyback): { late?: Late } {
  if (!late || late.dayPrice >= price.total) return {};
  const { until, sentAt, dayPrice } = late;
  return { late: { until, sentAt, dayPrice } };
}

export function completed(
  status: CompletedBuybackStatus,
  declared: DeclaredBuyback,
  validatedPrice = declared.price.total,
): BuybackEvent {
  const { customerId } = declared;
  return {
    type: 'BuybackCompleted',
    data: { status, validatedPrice, ...(customerId ? { customerId } : {}) },
  };
}
