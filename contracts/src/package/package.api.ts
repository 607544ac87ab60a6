import { z } from 'zod';
import { shownNameSchema } from '../buyback/shown-product.rows';
import { endpoint, inBulk, isoTimeSchema, listOf, uuidSchema } from '../kernel';
import { deliveryStatusSchema } from '../rules/delivery-status';
import { partiesSchema } from '../rules/parties';
import { packageKindSchema } from './package.events';

const byId = z.object({ id: uuidSchema });
const access = 'item.send';
const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** Number, destination, products, label (customer journey §3). */
export const packageRowSchema = z.object({
  id: uuidSchema,
  number: z.string(),
  kind: packageKindSchema,
  status: z.enum(['open', 'closed', 'handed-over', 'delivered', 'cancelled']),
  storeId: uuidSchema.optional(),
  warehouseId: uuidSchema,
  ...partiesSchema.shape,
  circuit: z.string().optional(),
  items: z.array(
    z.object({
      itemId: uuidSchema,
      identificationNumber: z.string(),
      /** Absent from what was packed before packages named their products. */
      product: shownNameSchema.optional(),
    }),
  ),
  labelReady: z.boolean(),
  labelKey: z.string().optional(),
  transportId: uuidSchema.optional(),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingLink: z.string().optional(),
  deliveryStatus: deliveryStatusSchema.optional(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
});
export type PackageRow = z.infer<typeof packageRowSchema>;

const packageLists = listOf(packageRowSchema, {
  filters: ['status', 'kind', 'storeId', 'warehouseId', 'number', 'trackingNumber', 'deliveryStatus'],
  ranges: ['createdAt'],
  order: ['createdAt', 'updatedAt', 'status'],
  defaultOrder: newestFirst,
  codes: ['number', 'trackingNumber'],
});
/** Of what is in a parcel, of either code that stands on it, and of that or the names of its products: no fields of its row. */
export const packageFinders = ['itemId', 'code', 'text'] as const;

const finderMeanings = {
  itemId: 'Only packages that carry this item.',
  code: 'Only packages with this number or tracking number, whole.',
  text: 'Only packages with this number or tracking number, or a product that has these words.',
} as const;

export const listPackages = endpoint({
  name: 'listPackages',
  method: 'GET',
  path: '/packages',
  access,
  summary:
    'Packages in the reader’s scope; `itemId`: those that carry one of these items, `code`: by their number or tracking number, `text`: by those or by words of a product in them.',
  reply: packageRowSchema,
  list: { ...packageLists, filters: [...packageLists.filters, ...packageFinders], meanings: finderMeanings },
  resource: 'Package',
});

export const readPackage = endpoint({
  name: 'readPackage',
  method: 'GET',
  path: '/packages/{id}',
  access,
  summary: 'One package.',
  params: byId,
  reply: packageRowSchema,
  resource: 'Package',
});

export const openPackage = endpoint({
  name: 'openPackage',
  act: 'package.OpenPackage',
  method: 'POST',
  path: '/packages',
  access,
  summary: 'Opens a package for one warehouse.',
  body: z.strictObject({ warehouseId: uuidSchema, storeId: uuidSchema.optional() }),
  reply: packageRowSchema,
  status: 201,
  resource: 'Package',
  problems: ['warehouse-not-assigned', 'store-not-allowed'],
});

const packageAction = {
  access,
  method: 'POST',
  params: byId,
  reply: packageRowSchema,
  status: 200,
  resource: 'Package',
} as const;

export const packItem = endpoint({
  ...packageAction,
  name: 'packItem',
  act: 'package.PackItem',
  path: '/packages/{id}/items',
  summary: 'Packs a buyback’s item, given by its code.',
  body: z.strictObject({ code: z.string().min(8).max(13) }),
  problems: [
    'buyback-code-not-recognised',
    'expedition-already-processed',
    'expedition-not-awaiting-shipment',
    'expedition-no-manual-shipment',
    'expedition-code-already-entered',
    'expedition-item-needs-label',
    'package-closed',
    'package-wrong-warehouse',
  ],
});

export const unpackItem = endpoint({
  ...packageAction,
  name: 'unpackItem',
  act: 'package.UnpackItem',
  method: 'POST',
  path: '/packages/{id}/items/{itemId}/remove',
  summary: 'Removes an item from an open package.',
  params: z.object({ id: uuidSchema, itemId: uuidSchema }),
  body: z.strictObject({}),
  problems: ['package-closed'],
});

export const closePackage = endpoint({
  ...packageAction,
  name: 'closePackage',
  act: 'package.ClosePackage',
  path: '/packages/{id}/close',
  summary: 'Closes a package: its content is frozen, and the label is created.',
  body: z.strictObject({}),
  problems: ['package-empty', 'package-not-closable'],
});

export const handOverPackage = endpoint({
  ...packageAction,
  name: 'handOverPackage',
  act: 'package.HandOverPackage',
  path: '/packages/{id}/hand-over',
  summary: 'Hands over a package; its items are in transit.',
  body: z.strictObject({}),
  problems: ['package-shipment-not-registered', 'package-label-unavailable'],
});

export const handOverPackages = inBulk(handOverPackage);

export const downloadPackageLabel = endpoint({
  name: 'downloadPackageLabel',
  method: 'GET',
  path: '/packages/{id}/label',
  access,
  summary: 'The package’s label (PDF, A6).',
  params: byId,
  produces: 'application/pdf',
  problems: [
    'package-not-closed',
    'package-label-unavailable',
    'transport-provider-unreachable',
    'label-address-incomplete',
  ],
});

/** Packing with labels: the buyback's own label is attached, then the package is handed over. */
export const sendWithLabel = endpoint({
  name: 'sendWithLabel',
  act: 'package.SendWithLabel',
  method: 'POST',
  path: '/expedition/with-label',
  access,
  summary: 'Hands over the package of one buyback that has its own label.',
  body: z.strictObject({ code: z.string().min(8).max(13) }),
  reply: packageRowSchema,
  status: 200,
  resource: 'Package',
  problems: [
    'buyback-code-not-recognised',
    'expedition-already-processed',
    'expedition-not-awaiting-shipment',
    'expedition-no-manual-shipment',
    'expedition-item-needs-no-label',
    'shipping-label-not-ready',
  ],
});
