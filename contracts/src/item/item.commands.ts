import { z } from 'zod';
import { commands, isoTimeSchema, uuidSchema, type CommandOf } from '../kernel';
import { checkInRequirementSchema, controlSchema, proposalTermsSchema } from '../buyback/buyback.parts';
import { productOwnerSchema } from '../rules/product-owner';
import { itemEvents, lossSchema, testFindings } from './item.events';
import { entry, refurbishmentCommands } from './refurbishment.commands';

export const itemCommands = commands('item', {
  CreateItem: z.strictObject({
    ...itemEvents.schemas.ItemCreated.shape,
    awaits: z.enum(['store-drop', 'shipment']),
  }),
  HandOverItem: z.strictObject({ storeId: uuidSchema, imei: z.string().optional() }),
  ShipItem: z.strictObject({ packageId: uuidSchema.optional(), shippedAt: isoTimeSchema }),
  DeliverItem: z.strictObject({ warehouseId: uuidSchema, checkIn: checkInRequirementSchema }),
  RegisterItem: z.strictObject({
    warehouseId: uuidSchema,
    stockId: uuidSchema,
    checkIn: checkInRequirementSchema,
    commentRequired: z.boolean(),
    noteId: uuidSchema.optional(),
    ...entry,
  }),
  UndoRegistration: z.strictObject({ warehouseId: uuidSchema }),
  PhotographOpening: itemEvents.schemas.OpeningPhotographed.extend({ warehouseId: uuidSchema }),
  ControlItem: z.strictObject({
    warehouseId: uuidSchema,
    checkIn: checkInRequirementSchema,
    commentRequired: z.boolean(),
    proofRequired: z.boolean(),
    /** The cancellation of its buyback has not been decided yet. */
    cancelPending: z.boolean(),
    control: controlSchema,
    stockId: uuidSchema,
    terms: proposalTermsSchema,
    noteId: uuidSchema.optional(),
    photoKeys: z.array(z.string()),
    ...testFindings,
    ...entry,
  }),
  ReleaseFromQuarantine: z.strictObject({ stockId: uuidSchema, noteId: uuidSchema.optional(), ...entry }),
  SettleNegotiation: z.strictObject({}),
  MarkToReturn: z.strictObject({ stockId: uuidSchema.optional() }),
  RequestReturnTransport: z.strictObject({}),
  RecordReturnLabel: itemEvents.schemas.ReturnLabelIssued,
  FailReturnLabel: itemEvents.schemas.ReturnLabelFailed,
  HandOverReturn: z.strictObject({ returnedAt: isoTimeSchema }),
  RequestQuarantineMail: z.strictObject({}),
  MarkItemLost: z.strictObject({ where: lossSchema, noteId: uuidSchema.optional() }),
  FindItem: z.strictObject({}),
  ReintegrateItem: itemEvents.schemas.ItemReintegrated.extend({ owner: productOwnerSchema, ...entry }),
  /** To its customer, who was not paid for it (ADR 60). */
  ReturnItem: z.strictObject({ stockId: uuidSchema, owner: productOwnerSchema }),
  /** To its customer, who was not paid for it and stands at the counter of the store where it was found (ADR 60). */
  HandBackItem: itemEvents.schemas.ItemHandedBack.extend({ owner: productOwnerSchema }),
  MoveItem: z.strictObject({ stockId: uuidSchema, ...entry }),
  /** `forSale`: the stock in which it lies is one from which products are sold. */
  SellItem: itemEvents.schemas.ItemSold.extend({ forSale: z.boolean() }),
  CancelItem: z.strictObject({}),
  ...refurbishmentCommands,
});
export type ItemCommand = CommandOf<typeof itemCommands>;
export type RefurbishmentCommand = Extract<ItemCommand, { type: keyof typeof refurbishmentCommands }>;
