import { z } from 'zod';
import { endpoint, isoTimeSchema, listOf, uuidSchema } from '../kernel';
import { deliveryStatusSchema } from '../rules/delivery-status';

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** Columns of the transports list (back office §2). */
export const transportRowSchema = z.object({
  id: uuidSchema,
  uuid: uuidSchema,
  createdAt: isoTimeSchema,
  buybackNumber: z.string(),
  buybackId: uuidSchema,
  carrier: z.string(),
  orderLink: z.string(),
  trackingNumber: z.string(),
  deliveryStatus: deliveryStatusSchema.optional(),
});
export type TransportRow = z.infer<typeof transportRowSchema>;

export const listTransports = endpoint({
  name: 'listTransports',
  method: 'GET',
  path: '/transports',
  access: 'transport.list',
  summary: 'Transports with their tracking.',
  reply: transportRowSchema,
  list: listOf(transportRowSchema, {
    filters: ['buybackNumber', 'carrier', 'deliveryStatus'],
    ranges: ['createdAt'],
    order: ['createdAt'],
    defaultOrder: newestFirst,
  }),
  resource: 'Transport',
});
