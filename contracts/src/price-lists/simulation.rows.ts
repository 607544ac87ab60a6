import { z } from 'zod';
import { currencySchema, isoTimeSchema, uuidSchema } from '../kernel';

/** Quotes are kept for this long, and so long does a simulation look back. */
export const quoteDays = 30;

const figures = {
  quotes: z.int(),
  /** Sums in minor units: what was offered, and what the list would have offered. */
  offered: z.int(),
  simulated: z.int(),
  /** Quotes of zero, blocked or without a price. */
  refusedThen: z.int(),
  refusedNow: z.int(),
};
const figuresSchema = z.object(figures);
export type SimulationFigures = z.infer<typeof figuresSchema>;

/**
 * What a list would have meant for the quotes of the last 30 days. A margin is not among it: the product knows what it
 * offers, not at what price others sell on.
 */
export const simulationSchema = z.object({
  from: isoTimeSchema,
  currency: currencySchema,
  /** All quotes of that time, also of products that the list does not name. */
  allQuotes: z.int(),
  /** Quotes of products of the list. */
  total: figuresSchema,
  /** Those that became buybacks. */
  declared: z.int(),
  /** Quotes whose questions or products are gone; in no figure. */
  unreadable: z.int(),
  categories: z.array(z.object({ id: uuidSchema, label: z.string(), ...figures })),
  /** The products with the biggest differences. */
  products: z.array(z.object({ id: uuidSchema, label: z.string(), ...figures })),
});
export type Simulation = z.infer<typeof simulationSchema>;
