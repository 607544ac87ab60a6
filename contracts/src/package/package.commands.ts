import { z } from 'zod';
import { commands, isoTimeSchema, uuidSchema, type CommandOf } from '../kernel';
import { buybackStatusSchema, circuitSchema, itemStatusSchema } from '../rules/statuses';
import { packageEvents } from './package.events';

export const packageCommands = commands('package', {
  /** `contents`: a single package is packed and closed at the same time. */
  OpenPackage: packageEvents.schemas.PackageOpened.extend({
    contents: z.array(packageEvents.schemas.ItemPacked),
  }),
  /**
   * The facts that the handler looked up about the buyback; they decide which expedition error applies (customer
   * journey §8).
   */
  PackItem: packageEvents.schemas.ItemPacked.extend({
    circuit: circuitSchema,
    warehouseId: uuidSchema,
    itemStatus: itemStatusSchema,
    packedIn: uuidSchema.optional(),
  }),
  UnpackItem: z.strictObject({ itemId: uuidSchema }),
  ClosePackage: z.strictObject({}),
  RecordPackageLabel: packageEvents.schemas.PackageLabelIssued,
  HandOverPackage: z.strictObject({ handedOverAt: isoTimeSchema }),
  /**
   * Hands over the package of one buyback; the facts that the handler looked up decide which expedition error
   * applies.
   */
  SendWithLabel: z.strictObject({
    circuit: circuitSchema,
    buybackStatus: buybackStatusSchema,
    handedOverAt: isoTimeSchema,
  }),
  ReportDeliveryStatus: packageEvents.schemas.DeliveryStatusReported.omit({ items: true }),
  /** Its warehouse has what was in it, whether or not its carrier said so. */
  ReceivePackage: z.strictObject({ receivedAt: isoTimeSchema }),
  CancelPackage: z.strictObject({}),
});
export type PackageCommand = CommandOf<typeof packageCommands>;
