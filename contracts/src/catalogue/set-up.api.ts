import { z } from 'zod';
import { endpoint } from '../kernel';

/**
 * What an account that takes products in may lack before its customers can sell, in the order in which a person
 * would add it: places, ways to be paid and to hand over, the catalogue, and what the law and the bank ask for.
 */
export const setUpLacks = [
  'workshop',
  'workshop-address',
  'payment-mode',
  'circuit',
  'circuit-payment-mode',
  'store',
  'store-address',
  'category',
  'category-circuit',
  'question',
  'product',
  'price',
  'terms',
  'paying-account',
] as const;
export type SetUpLack = (typeof setUpLacks)[number];

const lackSchema = z.strictObject({
  what: z.enum(setUpLacks),
  /** Of which ones: names of workshops, stores or categories, codes of circuits. At most five. */
  of: z.array(z.string()),
  /** How many there are. */
  count: z.int().nonnegative(),
});
export const setUpSchema = z.strictObject({ lacks: z.array(lackSchema) });
export type SetUp = z.infer<typeof setUpSchema>;

export const readSetUp = endpoint({
  name: 'readSetUp',
  method: 'GET',
  path: '/set-up',
  access: 'settings.general',
  summary: 'What the account lacks before customers can sell; an account that only buys lacks nothing.',
  reply: setUpSchema,
});
