import { z } from 'zod';
import { buybackFields } from '../buyback/buyback.fields';
import { checkInRequirementSchema, controlSchema, proposalTermsSchema } from '../buyback/buyback.parts';
import { historyEvents } from '../events/history-events';
import { amountSchema, identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { partiesSchema } from '../rules/parties';
import { circuitSchema } from '../rules/statuses';
import { openingPhotoSchema, specificationSchema, testPhotoSchema } from './item-diagnostic.parts';
import { refurbishmentEvents } from './refurbishment.events';

export const losses = ['store', 'transport', 'warehouse'] as const;
export const lossSchema = z.enum(losses);
export type Loss = z.infer<typeof lossSchema>;

/** How a compliance test may leave an item. */
const testedStatusSchema = z.enum([
  'item_completed',
  'item_completed_by_price',
  'item_completed_with_absorption',
  'item_in_quarantine',
]);

/** Said by whoever stocks a product whose customer was not paid here (ADR 60): the two have settled it otherwise. */
export const settledCustomerSchema = z.enum(['settled']);

/** Unset in tests of before they were asked for. */
export const testFindings = {
  specification: specificationSchema.optional(),
  photos: z.array(testPhotoSchema).optional(),
};

/** The physical product: where it is, tests, stock. Shares the UUID of its buyback. */
export const itemEvents = historyEvents('item', {
  ItemCreated: {
    data: z.strictObject({
      identificationNumber: identificationNumberSchema,
      circuit: circuitSchema,
      warehouseId: uuidSchema,
      storeId: uuidSchema.optional(),
      buyerId: uuidSchema.optional(),
      ...partiesSchema.shape,
      imei: z.string().optional(),
      ...buybackFields.carriedTo('item').shape,
    }),
    leaves: 'item_created',
    look: 'minor',
    partners: ['identificationNumber', 'circuit', 'warehouseId', 'storeId', 'buyerId', 'buyerAccountId'],
  },
  ItemAwaitedInStore: { data: z.strictObject({}), leaves: 'item_awaiting_store_drop', look: 'minor' },
  ItemAwaitedForShipment: { data: z.strictObject({}), leaves: 'item_awaiting_inventory', look: 'minor' },
  /** The customer left it in the store. */
  ItemHandedOver: {
    /** The IMEI as the store read it. */
    data: z.strictObject({ storeId: uuidSchema, imei: z.string().optional() }),
    leaves: 'item_awaiting_inventory',
    look: 'minor',
  },
  ItemShipped: {
    data: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
    leaves: 'item_in_transit',
    look: 'minor',
  },
  ItemDelivered: {
    data: z.strictObject({ warehouseId: uuidSchema, checkIn: checkInRequirementSchema }),
    leaves: ({ checkIn }) => (checkIn === 'mandatory' ? undefined : 'item_awaiting_compliancy_tests'),
    look: 'minor',
  },
  ItemRegisteredInWarehouse: {
    data: z.strictObject({ warehouseId: uuidSchema, stockId: uuidSchema, noteId: uuidSchema.optional() }),
    leaves: 'item_registered_in_warehouse',
    look: 'item_registered_in_warehouse',
    partners: ['warehouseId', 'stockId'],
    warehouseComment: true,
  },
  ItemRegistrationUndone: {
    data: z.strictObject({ backTo: z.enum(['item_awaiting_inventory', 'item_in_transit']) }),
    leaves: ({ backTo }) => backTo,
    look: 'plain',
  },
  /** Before anything was tested: what lay in the parcel. */
  OpeningPhotographed: { data: z.strictObject({ photo: openingPhotoSchema }), look: 'plain' },
  ItemControlled: {
    data: z.strictObject({
      warehouseId: uuidSchema,
      control: controlSchema,
      status: testedStatusSchema,
      stockId: uuidSchema,
      terms: proposalTermsSchema,
      noteId: uuidSchema.optional(),
      photoKeys: z.array(z.string()),
      ...testFindings,
    }),
    leaves: ({ status }) => status,
    look: 'minor',
    partners: ['warehouseId', 'status', 'stockId'],
    warehouseComment: true,
  },
  ItemReleasedFromQuarantine: {
    data: z.strictObject({ stockId: uuidSchema, noteId: uuidSchema.optional() }),
    leaves: 'item_awaiting_compliancy_tests',
    look: 'item_awaiting_compliancy_tests',
  },
  ItemNegotiated: { data: z.strictObject({}), leaves: 'item_completed_with_negociation', look: 'minor' },
  ItemMarkedToReturn: {
    data: z.strictObject({ stockId: uuidSchema.optional() }),
    leaves: 'item_to_return',
    look: 'item_to_return',
  },
  ReturnTransportRequested: { data: z.strictObject({ attempt: z.int().positive() }), look: 'minor' },
  ReturnLabelIssued: {
    data: z.strictObject({
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingLink: z.string(),
      labelKey: z.string(),
    }),
    look: 'item_to_return',
    details: ['carrier', 'trackingNumber'],
  },
  ReturnLabelFailed: {
    data: z.strictObject({ reason: z.string(), stockId: uuidSchema.optional() }),
    look: 'payment_failed',
  },
  ItemReturned: {
    data: z.strictObject({ returnedAt: isoTimeSchema }),
    leaves: 'item_returned',
    look: 'item_returned',
    partners: ['returnedAt'],
    customers: true,
  },
  /** Over the counter of the store in which it was found: no carrier, and no label (ADR 60). */
  ItemHandedBack: {
    data: z.strictObject({ storeId: uuidSchema.optional(), handedBackAt: isoTimeSchema }),
    leaves: 'item_returned',
    look: 'item_returned',
    partners: ['storeId', 'handedBackAt'],
    customers: true,
  },
  QuarantineMailRequested: { data: z.strictObject({ request: z.int().positive() }), look: 'plain' },
  ItemLost: {
    data: z.strictObject({ where: lossSchema, noteId: uuidSchema.optional() }),
    leaves: ({ where }) => `item_lost_${where}`,
    look: 'item_lost_transport',
    partners: ['where'],
  },
  /** A lost item was found, or a cancelled one is still in our possession. */
  ItemAwaitingReintegration: {
    data: z.strictObject({}),
    leaves: 'item_to_reintegrate_to_stock',
    look: 'item_to_reintegrate_to_stock',
  },
  ItemReintegrated: {
    data: z.strictObject({ stockId: uuidSchema, customer: settledCustomerSchema.optional() }),
    look: 'item_to_reintegrate_to_stock',
    partners: ['stockId'],
  },
  ItemMoved: { data: z.strictObject({ stockId: uuidSchema }), look: 'plain', partners: ['stockId'] },
  /** It left for its next owner. `price`: what it brought, in minor units of its buyback's currency. */
  ItemSold: {
    data: z.strictObject({ price: amountSchema.min(0).optional() }),
    leaves: 'item_sold',
    look: 'item_sold',
    partners: [],
  },
  ItemCancelled: { data: z.strictObject({}), leaves: 'item_cancelled', look: 'minor' },
  ...refurbishmentEvents,
});
export type ItemEvent = EventOf<typeof itemEvents>;
export type RefurbishmentEvent = Extract<ItemEvent, { type: keyof typeof refurbishmentEvents }>;
