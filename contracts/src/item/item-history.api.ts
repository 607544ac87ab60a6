import { z } from 'zod';
import { timelineEntrySchema } from '../buyback/timeline.rows';
import { endpoint, reference, uuidSchema } from '../kernel';
import { itemStatusSchema } from '../rules/statuses';
import { byItemId } from './item.api';

const stockSchema = reference(uuidSchema, { to: 'stocks' });
const changed = <S extends z.ZodType>(value: S) =>
  z.object({ before: value.optional(), after: value.optional() }).optional();

export const itemHistoryEntrySchema = timelineEntrySchema
  .omit({ subject: true, comment: true })
  .extend({ status: changed(itemStatusSchema), stockId: changed(stockSchema) });
export type ItemHistoryEntry = z.infer<typeof itemHistoryEntrySchema>;

export const readItemHistory = endpoint({
  name: 'readItemHistory',
  method: 'GET',
  path: '/items/{id}/history',
  access: 'stock.items-read',
  summary: 'Who did what to an item and when, oldest first, with its status and stock before and after.',
  params: byItemId,
  reply: z.object({ entries: z.array(itemHistoryEntrySchema) }),
});
