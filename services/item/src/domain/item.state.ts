import type { Erasure, ItemEvent, Loss } from '@reprise/contracts/item';
import type { Diagnosis, Steps } from './refurbishment.state';

export type DataOfEvent<T extends ItemEvent['type']> = Extract<ItemEvent, { type: T }>['data'];

/** What stays true of an item whatever its status. */
type CreatedItem = {
  readonly identificationNumber: string;
  readonly warehouseId: string;
  /** By which a certificate names it; as corrected by its latest test. */
  readonly imei?: string;
  readonly serialNumber?: string;
  /** SHA-256 of the photos of what lay in its parcel; none before the first. */
  readonly openingPhotos?: readonly string[];
  /** A compliance test is on record. */
  readonly tested?: true;
  /** The latest record of what became of its data. */
  readonly erasure?: Erasure['outcome'];
};

export type CompletedItemStatus =
  | 'item_completed'
  | 'item_completed_by_price'
  | 'item_completed_with_absorption'
  | 'item_completed_with_negociation';
type CameFrom = 'item_awaiting_inventory' | 'item_in_transit';

/** The progress of the return to the customer. */
export type Return =
  | { readonly stage: 'none'; readonly attempts: number }
  | { readonly stage: 'requested'; readonly attempts: number }
  | { readonly stage: 'failed'; readonly attempts: number }
  | { readonly stage: 'labelled'; readonly attempts: number; readonly trackingNumber: string };

type Known = { readonly created: CreatedItem };
type Stocked = Known & { readonly stockId: string };
type NoItem = { readonly status: 'none' };
type Announced = Known & { readonly status: 'item_created' | 'item_awaiting_store_drop' };
/** `arrived`: delivered by the carrier, with mandatory check-in; it waits for its scan. */
export type OnItsWay = Known & { readonly status: CameFrom; readonly arrived: boolean };
type Registered = Stocked & {
  readonly status: 'item_registered_in_warehouse';
  readonly cameFrom: CameFrom;
};
/** No stock yet if it came straight from the carrier. */
type AwaitingTests = Known & {
  readonly status: 'item_awaiting_compliancy_tests';
  readonly stockId: string | undefined;
};
export type InQuarantine = Stocked & {
  readonly status: 'item_in_quarantine';
  readonly proposalId: string;
  readonly mails: number;
};
export type Completed = Known & {
  readonly status: CompletedItemStatus;
  readonly stockId: string | undefined;
};
export type ToReturn = Known & {
  readonly status: 'item_to_return';
  readonly stockId: string | undefined;
  readonly back: Return;
};
type Lost = Known & { readonly status: `item_lost_${Loss}` };
type ToReintegrate = Known & {
  readonly status: 'item_to_reintegrate_to_stock';
  readonly stockId: string | undefined;
  /** It never left the store that lost it. */
  readonly foundInStore: boolean;
};
type Gone = Known & { readonly status: 'item_returned' | 'item_cancelled' };
/** `price`: what it brought, if somebody said so. */
type Sold = Known & { readonly status: 'item_sold'; readonly price: number | undefined };

export type Diagnosing = Known & {
  readonly status: 'item_refurb_diagnostic_in_progress';
  readonly stockId: string | undefined;
  readonly diagnosis: Diagnosis;
};
export type Refurbishing = Stocked & { readonly status: 'item_refurb_in_progress'; readonly steps: Steps };
type Refurbished = Stocked & { readonly status: 'item_refurb_completed' };

export type ItemState =
  | NoItem
  | Announced
  | OnItsWay
  | Registered
  | AwaitingTests
  | InQuarantine
  | Completed
  | Diagnosing
  | Refurbishing
  | Refurbished
  | ToReturn
  | Lost
  | ToReintegrate
  | Sold
  | Gone;
export type KnownItem = Exclude<ItemState, NoItem>;
