import {
  namedProduct,
  type Answer,
  type BuybackEvent,
  type BuybackOpening,
  type CheckInRequirement,
  type Control,
  type NamedProduct,
  type Priced,
  type ProposalTerms,
} from '@reprise/contracts/buyback';
import {
  partiesOf,
  type BuybackStatus,
  type Circuit,
  type CompletedBuybackStatus,
  type Parties,
} from '@reprise/contracts/rules';

type DataOf<T extends BuybackEvent['type']> = Extract<BuybackEvent, { type: T }>['data'];
export type CancelReason = DataOf<'CancellationRequested'>['reason'];

/** The part of the opening that later decisions need. */
export type DeclaredBuyback = {
  readonly identificationNumber: string;
  readonly circuit: Circuit;
  readonly warehouseId: string;
  readonly checkIn: CheckInRequirement;
  /** Named to what carries it. */
  readonly product: NamedProduct;
  readonly buyerId: string | undefined;
  readonly parties: Parties;
  readonly appointment: string | undefined;
  readonly answers: readonly Answer[];
  readonly price: Priced;
  readonly lock: PromisedPrice | undefined;
  readonly paidInStore: boolean;
  readonly customerId: string | undefined;
};

/** `reminded`: number of the last reminder. */
export type PromisedPrice = {
  readonly until: string;
  readonly reminded: number;
  readonly expired: boolean;
};
export const promised = (lock: { readonly until: string } | undefined): PromisedPrice | undefined =>
  lock && { until: lock.until, reminded: 0, expired: false };

export type Cancellation =
  | { readonly stage: 'none' }
  | { readonly stage: 'pending'; readonly reason: CancelReason }
  | { readonly stage: 'failed'; readonly reason: CancelReason };

/** A proposal that is no longer open, and who ended it: its customer, or time. */
type Answered = { readonly proposalId: string; readonly by: 'customer' | 'time' };

/** `held`: the outcome waits until a pending cancellation is decided. */
export type Test =
  | { readonly stage: 'awaited' }
  | { readonly stage: 'held'; readonly control: Control; readonly terms: ProposalTerms }
  | {
      readonly stage: 'proposed';
      readonly proposalId: string;
      readonly proposedPrice: number;
      readonly reminded: number;
    }
  | ({ readonly stage: 'answered' } & Answered);

type Going = { readonly declared: DeclaredBuyback; readonly cancellation: Cancellation };
type NotDeclared = { readonly status: 'none' };
export type AwaitingStoreDrop = Going & { readonly status: 'bb_awaiting_store_drop' };
export type AwaitingInventory = Going & { readonly status: 'bb_awaiting_inventory' };
type InTransit = Going & { readonly status: 'bb_in_transit' };
type InProcessing = Going & { readonly status: 'bb_in_processing'; readonly test: Test };
export type EndStatus = CompletedBuybackStatus | 'bb_not_completed' | 'bb_cancelled';
export type Ended = {
  readonly status: EndStatus;
  readonly identificationNumber: string;
  readonly answered: Answered | undefined;
};

export type OpenBuyback = AwaitingStoreDrop | AwaitingInventory | InTransit | InProcessing;
export type BuybackState = NotDeclared | OpenBuyback | Ended;

const openStatuses: ReadonlySet<string> = new Set<BuybackStatus>([
  'bb_awaiting_store_drop',
  'bb_awaiting_inventory',
  'bb_in_transit',
  'bb_in_processing',
]);

export const isOpen = (state: BuybackState): state is OpenBuyback => openStatuses.has(state.status);

export function declaredOf(opening: BuybackOpening): DeclaredBuyback {
  return {
    identificationNumber: opening.identificationNumber,
    circuit: opening.circuit,
    warehouseId: opening.warehouseId,
    checkIn: opening.checkIn,
    product: namedProduct(opening.product),
    buyerId: opening.buyerId,
    parties: partiesOf(opening),
    appointment: opening.transport.appointment,
    answers: opening.answers,
    price: opening.price,
    lock: promised(opening.priceLock),
    paidInStore: opening.payment.paidInStore,
    customerId: opening.customerId,
  };
}
