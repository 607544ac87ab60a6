import type { BuybackEvent } from '@reprise/contracts/buyback';
import type { ItemEvent } from '@reprise/contracts/item';
import { formatMoney, type Currency, type DocumentEvent } from '@reprise/contracts/kernel';
import type { PackageEvent } from '@reprise/contracts/package';
import type { PaymentBatchEvent, PaymentEvent } from '@reprise/contracts/payment';

type AnyEvent = BuybackEvent | ItemEvent | PaymentEvent | PaymentBatchEvent | PackageEvent | DocumentEvent;
type Sentences<E extends AnyEvent> = {
  readonly [T in E['type']]: (data: Extract<E, { type: T }>['data']) => string;
};

const amount = (minor: number, currency: Currency): string =>
  formatMoney({ amount: minor, currency }, 'en-GB');
const date = (iso: string): string => iso.slice(0, 10);
const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const inPackage = (id: string | undefined): string => (id ? ` in package ${id}` : '');

const buyback: Sentences<BuybackEvent> = {
  BuybackDeclared: ({ product, price, circuit, payment }) =>
    `${product.label} was declared for ${amount(price.total, price.currency)}, by ${circuit}, to be paid by ${payment.label}`,
  BuybackRediagnosed: ({ price }) =>
    `The store checked it again: ${amount(price.total, price.currency)}, with the customer's consent`,
  BuybackFinalised: ({ storeId, payableNow }) =>
    `Handed over and signed in store ${storeId}, ${payableNow ? 'payable now' : 'payable after the test'}`,
  BuybackShipped: ({ packageId }) => `The buyback is on its way${inPackage(packageId)}`,
  ProcessingStarted: ({ warehouseId }) => `Warehouse ${warehouseId} took it in hand`,
  ProcessingUndone: ({ backTo }) => `The check-in was a mistake: back to ${backTo}`,
  BuybackControlled: ({ outcome, price, differences }) =>
    `The test gave ${amount(price.total, price.currency)} (${outcome}, ${many(differences.length, 'difference')})`,
  PriceProposed: ({ declaredPrice, proposedPrice, expiresAt }) =>
    `The customer is offered ${proposedPrice / 100} in place of ${declaredPrice / 100}, until ${date(expiresAt)}`,
  ProposalReminded: ({ reminder }) => `The customer is reminded of the offer (${reminder})`,
  ProposalAccepted: () => 'The customer accepts the offer',
  ProposalDeclined: () => 'The customer declines the offer',
  ProposalExpired: () => 'The offer expired without an answer',
  ProposalWithdrawn: () => 'The offer no longer stands',
  BuybackCompleted: ({ status, validatedPrice }) => `Bought for ${validatedPrice / 100} (${status})`,
  BuybackNotCompleted: ({ reason }) => `Not bought: ${reason}`,
  CancellationRequested: ({ reason }) => `A cancellation is asked for: ${reason}`,
  CancellationFailed: ({ reason }) => `It cannot be cancelled without force: ${reason}`,
  CancellationForced: ({ reason }) => `The cancellation is forced: ${reason}`,
  BuybackCancelled: ({ reason, forced }) => `Cancelled${forced ? ' by force' : ''}: ${reason}`,
};

const item: Sentences<ItemEvent> = {
  ItemCreated: ({ identificationNumber }) => `Item ${identificationNumber} exists`,
  ItemAwaitedInStore: () => 'The item is awaited in a store',
  ItemAwaitedForShipment: () => 'The item awaits its shipment',
  ItemHandedOver: ({ storeId }) => `The customer left the item in store ${storeId}`,
  ItemShipped: ({ packageId }) => `The item is on its way${inPackage(packageId)}`,
  ItemDelivered: ({ warehouseId }) => `The item was delivered to warehouse ${warehouseId}`,
  ItemRegisteredInWarehouse: ({ stockId }) => `The item was checked in, into stock ${stockId}`,
  ItemRegistrationUndone: ({ backTo }) => `The item's check-in was undone: back to ${backTo}`,
  ItemControlled: ({ status, stockId }) => `The item was tested: ${status}, into stock ${stockId}`,
  ItemReleasedFromQuarantine: ({ stockId }) => `The item left quarantine for stock ${stockId}`,
  ItemNegotiated: () => 'The item is ours at the price agreed on',
  ItemMarkedToReturn: () => 'The item goes back to the customer',
  ReturnTransportRequested: ({ attempt }) => `A return label is asked for (attempt ${attempt})`,
  ReturnLabelIssued: ({ carrier, trackingNumber }) =>
    `The return label is there: ${carrier} ${trackingNumber}`,
  ReturnLabelFailed: ({ reason }) => `There is no return label: ${reason}`,
  ItemReturned: () => 'The item was handed to the carrier, back to the customer',
  QuarantineMailRequested: ({ request }) => `The quarantine mail is asked for (${request})`,
  ItemLost: ({ where }) => `The item was lost (${where})`,
  ItemAwaitingReintegration: () => 'The item is to go back into a stock',
  ItemReintegrated: ({ stockId }) => `The item went back into stock ${stockId}`,
  ItemMoved: ({ stockId }) => `The item was moved to stock ${stockId}`,
  ItemCancelled: () => 'The item is cancelled with its buyback',
};

const payment: Sentences<PaymentEvent | PaymentBatchEvent> = {
  PaymentCreated: ({ amount: minor, currency, choice }) =>
    `A payment of ${amount(minor, currency)} by ${choice.label} is foreseen`,
  PaymentDue: ({ amount: minor, currency }) => `${amount(minor, currency)} are due`,
  PaymentNotNeeded: () => 'Nothing is to be paid',
  PaymentInitiated: ({ amount: minor, currency, provider, attempt }) =>
    `${amount(minor, currency)} were given to ${provider} to pay (attempt ${attempt})`,
  PaymentCompleted: ({ by, numberEnding }) =>
    `Paid (${by}${numberEnding ? `, number ending in ${numberEnding}` : ''})`,
  PaymentFailed: ({ reason }) => `The payment failed: ${reason}`,
  PaymentCancellationAsked: ({ provider }) => `${provider} is asked to take the payment back`,
  PaymentCancelled: ({ forced }) => `The payment is cancelled${forced ? ' by force' : ''}`,
  PaymentCancelFailed: ({ reason }) => `The payment could not be taken back: ${reason}`,
  PaymentNotCompleted: () => 'Nothing will be paid',
  PaymentBatchPrepared: ({ number, payments }) =>
    `Batch ${number} of ${many(payments.length, 'payment')} is prepared`,
  PaymentBatchApproved: ({ included, excluded }) =>
    `The batch is approved with ${many(included.length, 'payment')}, without ${excluded.length}`,
  PaymentBatchDiscarded: () => 'The batch is discarded',
  PaymentBatchExecuted: ({ payments }) => `The bank executed ${many(payments.length, 'payment')}`,
};

const packages: Sentences<PackageEvent> = {
  PackageOpened: ({ number, kind, warehouseId }) =>
    `Package ${number} (${kind}) is opened for warehouse ${warehouseId}`,
  ItemPacked: ({ identificationNumber }) => `Item ${identificationNumber} is packed`,
  ItemUnpacked: ({ identificationNumber }) => `Item ${identificationNumber} is taken out`,
  PackageClosed: ({ items }) => `The package is closed with ${many(items.length, 'item')}`,
  PackageLabelIssued: ({ carrier, trackingNumber }) => `Its label is there: ${carrier} ${trackingNumber}`,
  PackageHandedOver: () => 'The carrier has the package',
  DeliveryStatusReported: ({ code, place }) => `The carrier reports ${code}${place ? ` in ${place}` : ''}`,
  PackageDelivered: ({ warehouseId }) => `The package is at warehouse ${warehouseId}`,
  PackageCancelled: () => 'The package is cancelled',
};

const document: Sentences<DocumentEvent> = {
  DocumentCreated: ({ resource, documentId }) => `${resource}/${documentId} was created`,
  DocumentUpdated: ({ resource, documentId, before }) =>
    `${resource}/${documentId} was changed: ${Object.keys(before).join(', ')}`,
  DocumentRemoved: ({ resource, documentId }) => `${resource}/${documentId} was removed`,
};

/** One for every event of the product. */
export const sentences: Sentences<AnyEvent> = { ...buyback, ...item, ...payment, ...packages, ...document };
