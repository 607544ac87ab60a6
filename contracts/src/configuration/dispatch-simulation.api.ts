import { z } from 'zod';
import { categoryIdSchema } from '../catalogue/category.document';
import { endpoint, uuidSchema } from '../kernel';
import { circuitSchema, productStateSchema } from '../rules';

/** A product as its warehouse is chosen. */
const askedSchema = z.object({
  categoryId: categoryIdSchema.describe('The category of the product.'),
  brand: z
    .string()
    .trim()
    .max(255)
    .default('')
    .describe('The brand of the product, as it is written in the catalogue.'),
  circuit: circuitSchema.describe('How the product is handed over.'),
  productState: productStateSchema.describe('In which state it is declared.'),
});
export type DispatchAsked = z.infer<typeof askedSchema>;

/**
 * What a rule does with one product: decides; would decide, but one before it does; misses a condition; is off; has no
 * warehouse of the buyer of this category.
 */
export const dispatchOutcomes = ['decides', 'too-late', 'misses', 'off', 'other-buyer'] as const;

const trialSchema = z.strictObject({
  id: uuidSchema,
  title: z.string(),
  outcome: z.enum(dispatchOutcomes),
  /** The place of the first condition that the product misses, from 0. */
  missed: z.int().nonnegative().nullable(),
});
export const dispatchSimulationSchema = z.strictObject({
  /** In the order in which they are tried; those that are off come last. */
  rules: z.array(trialSchema),
  /** The rule that decides; null: the category's own warehouses receive the product. */
  ruleId: uuidSchema.nullable(),
  /** Open warehouses; none: the product cannot be bought in this way. */
  warehouses: z.array(z.strictObject({ id: uuidSchema, name: z.string() })),
  defaultWarehouseId: uuidSchema.nullable(),
});
export type DispatchSimulation = z.infer<typeof dispatchSimulationSchema>;

/**
 * What a rule does with all products: decides on some; those it fits are all decided by rules before it; no product
 * that is bought fits it; is off; there are too many kinds of product to try.
 */
export const dispatchReaches = ['used', 'shadowed', 'unused', 'off', 'unknown'] as const;

const reachedSchema = z.strictObject({
  id: uuidSchema,
  title: z.string(),
  reach: z.enum(dispatchReaches),
  /** The rules that decide instead of one that is shadowed. */
  shadowedBy: z.array(z.strictObject({ id: uuidSchema, title: z.string() })),
  /** A product on which the rule decides. */
  example: askedSchema.nullable(),
});
const fallingSchema = z.strictObject({
  categoryId: uuidSchema,
  name: z.string(),
  /** No rule decides on any product of the category; otherwise on some. */
  all: z.boolean(),
  /** The category has an open warehouse of its own. */
  received: z.boolean(),
});
export const dispatchReachSchema = z.strictObject({
  rules: z.array(reachedSchema),
  /** Categories of which products fall to their own warehouses. */
  falling: z.array(fallingSchema),
});
export type DispatchReach = z.infer<typeof dispatchReachSchema>;

/** Both answer by the function that chooses the warehouse of a buyback. */
export const dispatchSimulationEndpoints = {
  simulate: endpoint({
    name: 'simulateWarehouseDispatch',
    method: 'GET',
    path: '/warehouse-dispatch-simulation',
    access: 'dispatch-rule.read',
    summary: 'Which warehouse dispatch rule decides on a product, and why the others do not.',
    query: askedSchema,
    reply: dispatchSimulationSchema,
    problems: ['account-not-retailer'],
  }),
  reach: endpoint({
    name: 'getWarehouseDispatchReach',
    method: 'GET',
    path: '/warehouse-dispatch-reach',
    access: 'dispatch-rule.read',
    summary:
      'Which warehouse dispatch rules decide on products, which never do, and what falls to the default.',
    reply: dispatchReachSchema,
    problems: ['account-not-retailer'],
  }),
} as const;
