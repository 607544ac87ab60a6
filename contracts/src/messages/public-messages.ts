import { z } from 'zod';
import { buybackEvents } from '../buyback';
import { itemEvents } from '../item';
import { versionOf, type EventCatalogue } from '../kernel';
import { packageEvents } from '../package';
import { paymentEvents } from '../payment';

/**
 * What leaves the log for partners: event type → the fields that go out. Whatever is not named here stays inside:
 * devices' own numbers, references to customers and notes, prices of answers, the inner settings of a file.
 */
const allowed = {
  buyback: {
    BuybackDeclared: [
      ...['identificationNumber', 'externalCode', 'channel', 'circuit', 'product', 'storeId'],
      ...['warehouseId', 'buyerId', 'rootId', 'cartId'],
    ],
    BuybackFinalised: ['identificationNumber', 'storeId', 'signedAt', 'amount', 'circuit', 'warehouseId'],
    BuybackShipped: ['packageId', 'shippedAt'],
    ProcessingStarted: ['warehouseId'],
    PriceProposed: ['proposalId', 'declaredPrice', 'proposedPrice', 'expiresAt'],
    ProposalAccepted: ['proposalId'],
    ProposalDeclined: ['proposalId'],
    ProposalExpired: ['proposalId'],
    BuybackCompleted: ['status', 'validatedPrice'],
    BuybackNotCompleted: ['reason'],
    BuybackCancelled: ['reason', 'forced'],
  },
  item: {
    ItemCreated: ['identificationNumber', 'circuit', 'warehouseId', 'storeId', 'buyerId'],
    ItemRegisteredInWarehouse: ['warehouseId', 'stockId'],
    ItemControlled: ['warehouseId', 'status', 'stockId'],
    ItemReturned: ['returnedAt'],
    ItemLost: ['where'],
    ItemReintegrated: ['stockId'],
    ItemMoved: ['stockId'],
  },
  payment: {
    PaymentDue: ['amount', 'currency', 'provider'],
    PaymentCompleted: ['by', 'paidAt'],
    PaymentFailed: ['reason'],
    PaymentCancelled: ['forced'],
  },
  package: {
    PackageClosed: ['items'],
    PackageLabelIssued: ['carrier', 'trackingNumber', 'trackingLink', 'issuedAt'],
    PackageHandedOver: ['handedOverAt', 'items'],
    DeliveryStatusReported: ['code', 'at', 'items'],
    PackageDelivered: ['deliveredAt', 'warehouseId', 'items'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type PublicMessage = {
  /** CloudEvents `type`: `reprise.buyback.BuybackDeclared.v1`. */
  readonly name: string;
  readonly category: string;
  readonly eventType: string;
  readonly version: number;
  /** Data as it goes out: fields of the event that are not allowed are dropped. */
  readonly data: z.ZodObject;
};

function message(catalogue: EventCatalogue, eventType: string, fields: readonly string[]): PublicMessage {
  const schema = catalogue.schemas[eventType];
  if (!(schema instanceof z.ZodObject)) throw new RangeError(`${eventType} is no event with fields`);
  const absent = fields.find((field) => !(field in schema.shape));
  if (absent) throw new RangeError(`${eventType} has no field ${absent}`);
  const { category } = catalogue;
  const version = versionOf(catalogue, eventType);
  const data = z.object(Object.fromEntries(fields.map((field) => [field, schema.shape[field]])));
  return { name: `reprise.${category}.${eventType}.v${version}`, category, eventType, version, data };
}

const catalogues: readonly EventCatalogue[] = [buybackEvents, itemEvents, paymentEvents, packageEvents];

/** The allow-list as messages, versioned as their events are. */
export const publicMessages: readonly PublicMessage[] = catalogues.flatMap((catalogue) =>
  Object.entries(allowed[catalogue.category as keyof typeof allowed]).map(([eventType, fields]) =>
    message(catalogue, eventType, fields),
  ),
);
