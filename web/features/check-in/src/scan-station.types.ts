import { itemRowSchema, type ItemRow } from '@reprise/contracts/item';
import { z } from 'zod';
import type { AppProblemCode } from '../../../kernel/api';
import type { CodeFault } from '../../../kernel/scanner';

/** Results determined by this station itself; translated as `check-in:reason.<value>`. */
type LocalReason = CodeFault | 'already-scanned' | 'already-registered' | 'several-matches';
export type Reason = LocalReason | AppProblemCode;

const itemSchema = itemRowSchema
  .pick({ identificationNumber: true, productLabel: true, productLabelTranslations: true })
  .extend(
    itemRowSchema.pick({ productImage: true, productDrawing: true, brand: true, updatedAt: true, imei: true })
      .shape,
  )
  .extend({ id: z.string(), status: z.string() });
/** The part of an item that the station shows and keeps across a reload. */
export type ScannedItem = z.infer<typeof itemSchema>;

export const scannedItem = (item: ItemRow): ScannedItem => itemSchema.parse(item);

const scanStates = ['queued', 'choosing', 'accepted', 'rejected', 'undoing', 'undone'] as const;

const scanSchema = z.object({
  id: z.string(),
  /** Idempotency key of the check-in, the same for all attempts of one request. */
  key: z.string(),
  undoKey: z.string(),
  code: z.string(),
  at: z.string(),
  state: z.enum(scanStates),
  /** As shown in the sticky header when the code was scanned. */
  stockId: z.string().optional(),
  comment: z.string().optional(),
  item: itemSchema.optional(),
  candidates: z.array(itemSchema).optional(),
  reason: z.string().optional(),
  /** The state in which somebody else left the item. */
  foundStatus: z.string().optional(),
});
export type Scan = Omit<z.infer<typeof scanSchema>, 'reason'> & { reason?: Reason | undefined };

const headerSchema = z.object({ stockId: z.string().optional(), comment: z.string() });
export type StationHeader = z.infer<typeof headerSchema>;

/** What survives a reload; any other stored content reads as an empty station. */
export const storedStationSchema = z.object({
  header: headerSchema,
  scans: z.array(scanSchema as unknown as z.ZodType<Scan>),
});
export type StoredStation = z.infer<typeof storedStationSchema>;
