import { z } from 'zod';
import { refurbishmentFiguresSchema } from '../item/refurbishment-board.api';
import { currencySchema, endpoint } from '../kernel';

const figuresSchema = z.object({
  declared: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  notCompleted: z.int(),
  validatedAmount: z.int(),
  /** Of what the reader's account bought; absent for readers of stores, whom the workshop does not concern. */
  refurbishment: refurbishmentFiguresSchema.optional(),
});

export type Figures = z.infer<typeof figuresSchema>;

/**
 * Figures of the week before last Monday (customer journey §9) in the reader's scope, and the same as CSV files: one for
 * each name asked for, which may contain `{from}` and `{to}`.
 */
export const readDashboardData = endpoint({
  name: 'readDashboardData',
  method: 'GET',
  path: '/dashboard-data',
  access: 'statistics.read',
  summary:
    'Statistics of the previous week, refreshed every Monday, and of today and this week as they stand.',
  query: z.object({
    fileNameFormats: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .describe(
        'Written `fileNameFormats[]=…`, once for each: names of the CSV files wanted; `{from}` and `{to}` become the days of the week.',
      ),
  }),
  reply: z.object({
    week: z.object({ from: z.string(), to: z.string() }),
    currency: currencySchema,
    figures: figuresSchema,
    previous: figuresSchema,
    /** As it stands: the day, and the week that began on Monday. */
    today: z.object({ day: z.string(), figures: figuresSchema, week: figuresSchema }),
    files: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
