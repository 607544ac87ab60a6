import { z } from 'zod';
import { endpoint, reference, uuidSchema } from '../kernel';
import { problemCodes } from '../problems';

export const mostMovedItems = 200;

export const moveItems = endpoint({
  name: 'moveItems',
  act: 'item.MoveItem',
  method: 'POST',
  path: '/items/move',
  access: 'stock.items-move',
  summary:
    'Moves many items to another stock, or (`dryRun`) says what would come of it. Each line has a result of its own.',
  status: 200,
  body: z.strictObject({
    itemIds: z.array(uuidSchema).min(1).max(mostMovedItems),
    stockId: reference(uuidSchema, { to: 'stocks' }),
    dryRun: z.boolean().default(false),
  }),
  reply: z.object({
    lines: z.array(
      z.object({
        itemId: uuidSchema,
        /** `unchanged`: it lies there already. */
        result: z.enum(['moved', 'unchanged', 'refused']),
        /** Why it was refused. */
        problem: z.enum(problemCodes).optional(),
      }),
    ),
  }),
});
