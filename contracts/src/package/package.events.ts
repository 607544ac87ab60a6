import { z } from 'zod';
import { events, identificationNumberSchema, isoTimeSchema, uuidSchema, type EventOf } from '../kernel';
import { checkInRequirementSchema } from '../buyback/buyback.parts';
import { circuitSchema } from '../rules/statuses';
import { deliveryStatusSchema } from '../rules/delivery-status';

/** `single`: one buyback, shares its uuid, closed at once. `grouped`: packed by hand in a store. */
export const packageKindSchema = z.enum(['single', 'grouped']);

const contentSchema = z.strictObject({
  itemId: uuidSchema,
  identificationNumber: identificationNumberSchema,
});

/** A package that carries one or more items to one warehouse; its label and deliveries. */
export const packageEvents = events('package', {
  PackageOpened: z.strictObject({
    number: identificationNumberSchema,
    kind: packageKindSchema,
    circuit: circuitSchema.optional(),
    storeId: uuidSchema.optional(),
    warehouseId: uuidSchema,
    /** Of that warehouse, on the day. */
    checkIn: checkInRequirementSchema,
    appointment: z.iso.date().optional(),
  }),
  ItemPacked: contentSchema,
  ItemUnpacked: contentSchema,
  PackageClosed: z.strictObject({ items: z.array(contentSchema) }),
  PackageLabelIssued: z.strictObject({
    transportId: uuidSchema,
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingLink: z.string(),
    labelKey: z.string(),
    issuedAt: isoTimeSchema,
  }),
  PackageHandedOver: z.strictObject({ handedOverAt: isoTimeSchema, items: z.array(uuidSchema) }),
  DeliveryStatusReported: z.strictObject({
    code: deliveryStatusSchema,
    at: isoTimeSchema,
    place: z.string().optional(),
    items: z.array(uuidSchema),
  }),
  PackageDelivered: z.strictObject({
    deliveredAt: isoTimeSchema,
    warehouseId: uuidSchema,
    checkIn: checkInRequirementSchema,
    items: z.array(uuidSchema),
  }),
  PackageCancelled: z.strictObject({}),
});
export type PackageEvent = EventOf<typeof packageEvents>;
