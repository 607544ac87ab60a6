import { z } from 'zod';
import { events, identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { checkInRequirementSchema, controlSchema, proposalTermsSchema } from '../buyback/buyback.parts';
import { circuitSchema } from '../rules/statuses';

export const losses = ['store', 'transport', 'warehouse'] as const;
export const lossSchema = z.enum(losses);
export type Loss = z.infer<typeof lossSchema>;

/** The physical thing: where it is, tests, stock. Shares the uuid of its buyback. */
export const itemEvents = events('item', {
  ItemCreated: z.strictObject({
    identificationNumber: identificationNumberSchema,
    circuit: circuitSchema,
    warehouseId: uuidSchema,
    storeId: uuidSchema.optional(),
    buyerId: uuidSchema.optional(),
    imei: z.string().optional(),
    serialNumber: z.string().optional(),
  }),
  ItemAwaitedInStore: z.strictObject({}),
  ItemAwaitedForShipment: z.strictObject({}),
  /** The customer left it in the store. */
  ItemHandedOver: z.strictObject({ storeId: uuidSchema }),
  ItemShipped: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
  ItemDelivered: z.strictObject({ warehouseId: uuidSchema, checkIn: checkInRequirementSchema }),
  ItemRegisteredInWarehouse: z.strictObject({
    warehouseId: uuidSchema,
    stockId: uuidSchema,
    noteId: uuidSchema.optional(),
  }),
  ItemRegistrationUndone: z.strictObject({ backTo: z.enum(['item_awaiting_inventory', 'item_in_transit']) }),
  ItemControlled: z.strictObject({
    warehouseId: uuidSchema,
    control: controlSchema,
    status: z.enum([
      'item_completed',
      'item_completed_by_price',
      'item_completed_with_absorption',
      'item_in_quarantine',
    ]),
    stockId: uuidSchema,
    terms: proposalTermsSchema,
    noteId: uuidSchema.optional(),
    photoKeys: z.array(z.string()),
  }),
  ItemReleasedFromQuarantine: z.strictObject({ stockId: uuidSchema, noteId: uuidSchema.optional() }),
  ItemNegotiated: z.strictObject({}),
  ItemMarkedToReturn: z.strictObject({ stockId: uuidSchema.optional() }),
  ReturnTransportRequested: z.strictObject({ attempt: z.int().positive() }),
  ReturnLabelIssued: z.strictObject({
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingLink: z.string(),
    labelKey: z.string(),
  }),
  ReturnLabelFailed: z.strictObject({ reason: z.string(), stockId: uuidSchema.optional() }),
  ItemReturned: z.strictObject({ returnedAt: isoTimeSchema }),
  QuarantineMailRequested: z.strictObject({ request: z.int().positive() }),
  ItemLost: z.strictObject({ where: lossSchema, noteId: uuidSchema.optional() }),
  /** A lost item was found, or a cancelled one is still in our hands. */
  ItemAwaitingReintegration: z.strictObject({}),
  ItemReintegrated: z.strictObject({ stockId: uuidSchema }),
  ItemMoved: z.strictObject({ stockId: uuidSchema }),
  ItemCancelled: z.strictObject({}),
});
export type ItemEvent = EventOf<typeof itemEvents>;
