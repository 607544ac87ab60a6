import { z } from 'zod';
import { checkInRequirementSchema, namedProductSchema } from '../buyback/buyback.parts';
import { historyEvents } from '../events/history-events';
import { identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { partiesSchema } from '../rules/parties';
import { circuitSchema } from '../rules/statuses';
import { deliveryStatusSchema } from '../rules/delivery-status';

/** `single`: one buyback, shares its UUID, closed at once. `grouped`: packed by hand in a store. */
export const packageKindSchema = z.enum(['single', 'grouped']);

const contentSchema = z.strictObject({
  itemId: uuidSchema,
  identificationNumber: identificationNumberSchema,
});

/** Absent from what was packed before packages named their products, and before buyers read their transports. */
const packedSchema = contentSchema.extend({
  product: namedProductSchema.optional(),
  buyerId: uuidSchema.optional(),
});

/** A package that carries one or more items to one warehouse; its label and deliveries. */
export const packageEvents = historyEvents('package', {
  PackageOpened: {
    data: z.strictObject({
      number: identificationNumberSchema,
      kind: packageKindSchema,
      circuit: circuitSchema.optional(),
      storeId: uuidSchema.optional(),
      warehouseId: uuidSchema,
      /** The setting of that warehouse on that day. */
      checkIn: checkInRequirementSchema,
      appointment: z.iso.date().optional(),
      ...partiesSchema.shape,
    }),
    look: 'minor',
  },
  ItemPacked: { data: packedSchema, look: 'minor' },
  ItemUnpacked: { data: contentSchema, look: 'minor' },
  PackageClosed: {
    data: z.strictObject({ items: z.array(contentSchema) }),
    look: 'minor',
    partners: ['items'],
  },
  PackageLabelIssued: {
    data: z.strictObject({
      transportId: uuidSchema,
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingLink: z.string(),
      labelKey: z.string(),
      issuedAt: isoTimeSchema,
    }),
    look: 'ORDER_LABEL_CREATED',
    details: ['carrier', 'trackingNumber'],
    partners: ['carrier', 'trackingNumber', 'trackingLink', 'issuedAt'],
  },
  PackageHandedOver: {
    data: z.strictObject({ handedOverAt: isoTimeSchema, items: z.array(uuidSchema) }),
    look: 'minor',
    partners: ['handedOverAt', 'items'],
  },
  DeliveryStatusReported: {
    data: z.strictObject({
      code: deliveryStatusSchema,
      at: isoTimeSchema,
      place: z.string().optional(),
      items: z.array(uuidSchema),
    }),
    look: 'DELIVERY_IN_TRANSIT',
    details: ['place'],
    partners: ['code', 'at', 'items'],
  },
  PackageDelivered: {
    data: z.strictObject({
      deliveredAt: isoTimeSchema,
      warehouseId: uuidSchema,
      checkIn: checkInRequirementSchema,
      items: z.array(uuidSchema),
    }),
    look: 'DELIVERY_DELIVERED',
    partners: ['deliveredAt', 'warehouseId', 'items'],
  },
  PackageCancelled: { data: z.strictObject({}), look: 'minor' },
});
export type PackageEvent = EventOf<typeof packageEvents>;
