import { z } from 'zod';
import { countrySchema, listOfDistinct, translationsSchema, uuidSchema } from '../kernel';
import { channelSchema, circuitInstructionTypeSchema, circuitSchema, depositSchema } from '../rules';
import { categoryIdSchema } from '../catalogue/category.document';
import { plainTextSchema } from '../catalogue/catalogue.parts';
import { paymentModeIdSchema } from './methods.document';

/** Number of copies printed; a higher number is a typing error. */
const copiesSchema = z.int().min(0).max(10);

/** One line of "what happens next". Lines without an id are given one. */
export const circuitInstructionSchema = z.strictObject({
  id: uuidSchema.optional(),
  label: plainTextSchema(150).min(1),
  labelTranslations: translationsSchema(plainTextSchema(150).min(1)).optional(),
  type: circuitInstructionTypeSchema.default('none'),
});
/** "Up to 6 instructions, each 1 to 150 characters" (back office §5); their order is the sequence. */
export const circuitInstructionsSchema = z.array(circuitInstructionSchema).max(6);
export type CircuitInstruction = z.infer<typeof circuitInstructionSchema>;

/** "Eligible countries must be valid" (back office §5). */
const eligibleCountriesSchema = listOfDistinct(countrySchema, 60);

/** The writable fields of a circuit: its seven kinds are fixed, so there is no create and no delete. */
export const circuitInputSchema = z.strictObject({
  /** One of the seven; fixed, and unique in its account. */
  name: circuitSchema,
  active: z.boolean().default(false),
  description: plainTextSchema(500).default(''),
  descriptionTranslations: translationsSchema(plainTextSchema(500)).default({}),
  eligibleCountries: eligibleCountriesSchema.default([]),
  defaultInstructions: circuitInstructionsSchema.default([]),
  transferOrderNumberOfCopy: copiesSchema.default(1),
  paymentModeIds: listOfDistinct(paymentModeIdSchema, 50).default([]),
});
export type CircuitInput = z.infer<typeof circuitInputSchema>;

/** Derived from the circuit's kind. */
export const circuitComputedSchema = z.object({ channel: channelSchema, deposit: depositSchema });
export type CircuitDocument = CircuitInput & { readonly id: string };

/**
 * `/circuit-instructions/{id}`: one instruction of a circuit or of a dispatch rule, with its position (back office
 * §3).
 */
export const circuitInstructionRowSchema = circuitInstructionSchema.extend({
  id: uuidSchema,
  sequence: z.int().nonnegative(),
  circuit: uuidSchema.nullable(),
  dispatchCircuitRule: uuidSchema.nullable(),
});
export type CircuitInstructionRow = z.infer<typeof circuitInstructionRowSchema>;

export const dispatchCircuitRuleStatuses = ['enabled', 'disabled'] as const;

/** Where and how one circuit applies to some categories; omitted fields come from the circuit (back office §3). */
export const dispatchCircuitRuleInputSchema = z.strictObject({
  circuit: circuitSchema,
  categoryIds: listOfDistinct(categoryIdSchema, 500).default([]),
  description: plainTextSchema(500).default(''),
  descriptionTranslations: translationsSchema(plainTextSchema(500)).optional(),
  instructions: circuitInstructionsSchema.default([]),
  terms: plainTextSchema(3000).default(''),
  termsTranslations: translationsSchema(plainTextSchema(3000)).optional(),
  traceabilityEnabled: z.boolean().default(false),
  status: z.enum(dispatchCircuitRuleStatuses).default('enabled'),
  highlightedInstruction: plainTextSchema(255).nullable().default(null),
  highlightedInstructionTranslations: translationsSchema(plainTextSchema(255)).optional(),
  eligibleCountries: eligibleCountriesSchema.default([]),
  customValues: z.record(z.string().max(100), z.string().max(1000)).default({}),
});
export type DispatchCircuitRule = z.infer<typeof dispatchCircuitRuleInputSchema> & { readonly id: string };

/** As read: `circuitInstructions` are the circuit's defaults, without ids, if the rule has none of its own. */
export const dispatchCircuitRuleComputedSchema = z.object({
  circuitInstructions: z.array(circuitInstructionSchema),
  circuit_name: z.string(),
  /**
   * Of `/circuits/{id}` (back office §3 "Dispatch circuit rule": circuit (id), circuit_name). `circuit` itself stays one
   * of the seven identifiers, which is what clients send and filter by.
   */
  circuit_id: uuidSchema.optional(),
  /** Categories in which the circuit is enabled, by themselves or by the nearest above them (back office §3). */
  allowedCategoryIds: z.array(uuidSchema),
  categoryCount: z.int().nonnegative(),
  categoryLabels: z.array(z.string()),
});
