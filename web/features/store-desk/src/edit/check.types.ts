import type { BuybackRow } from '@reprise/contracts/buyback';
import { z } from 'zod';
import { storageKeys } from '../../../../kernel/storage';
import { declaredAnswers } from './price-change.rules';

/** What a seller found so far of one buyback that was declared before. */
const checkSchema = z.object({
  buybackId: z.string(),
  /** By id of the question; what was declared is only proposed until the seller confirms it. */
  found: z.record(z.string(), z.string()),
  imei: z.string().optional(),
  /** The IMEI was kept, or left to the workshop, on purpose. */
  forcedInvalidImei: z.boolean().optional(),
  /** The new price to which the customer agreed: no other. */
  agreedTo: z.number().optional(),
});
export type Check = z.infer<typeof checkSchema>;

export const storedCheckSchema = z.object({ storedAt: z.string(), check: checkSchema });
export const checkStorageKey = storageKeys.deskCheck;

/** What was begun at a counter was answered there, with the product in hand. */
export const newCheck = (row: BuybackRow): Check => ({
  buybackId: row.id,
  found: row.channel === 'store' ? { ...declaredAnswers(row) } : {},
  ...(row.channel === 'store' && row.imei ? { imei: row.imei } : {}),
});
