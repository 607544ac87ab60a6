import { z } from 'zod';
import { countrySchema, translationsSchema, uuidSchema } from '../kernel';
import {
  channelSchema,
  circuitInstructionTypeSchema,
  circuitSchema,
  depositSchema,
  paymentProviderSchema,
  paymentTypeSchema,
  priceModifierSchema,
  productStates,
  type ProductState,
} from '../rules';

/** Versions of before have none. */
const inOtherLanguages = translationsSchema(z.string()).optional();
const texts = {
  label: z.string(),
  labelTranslations: inOtherLanguages,
  description: z.string(),
  descriptionTranslations: inOtherLanguages,
};

const paymentOptionSchema = z.strictObject({
  id: uuidSchema,
  type: paymentTypeSchema,
  provider: paymentProviderSchema,
  ...texts,
  long_description: z.string(),
  long_descriptionTranslations: inOtherLanguages,
  modifier: priceModifierSchema.nullable(),
  /** Payment bonus; null if the account does not have the feature. */
  bonus: priceModifierSchema.nullable(),
  iban: z.boolean(),
  paidInStore: z.boolean(),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

const warehouseChoiceSchema = z.strictObject({
  warehouseIds: z.array(uuidSchema),
  defaultWarehouseId: uuidSchema.optional(),
});
const warehousesByState = Object.fromEntries(
  productStates.map((state) => [state, warehouseChoiceSchema]),
) as Record<ProductState, typeof warehouseChoiceSchema>;

/** A shipping method with its payment modes. */
export const shippingOptionSchema = z.strictObject({
  /** Id of the shipping method. */
  id: uuidSchema,
  channel: channelSchema,
  type: depositSchema,
  circuit: circuitSchema,
  circuitId: uuidSchema,
  ...texts,
  delayDays: z.int().nullable().optional(),
  modifier: priceModifierSchema.nullable(),
  /** Empty: every country. */
  countries: z.array(countrySchema),
  instructions: z.array(
    z.strictObject({
      ...{ label: z.string(), labelTranslations: inOtherLanguages },
      type: circuitInstructionTypeSchema,
    }),
  ),
  highlightedInstruction: z.string().nullable(),
  highlightedInstructionTranslations: inOtherLanguages,
  terms: z.string(),
  termsTranslations: inOtherLanguages,
  /** The product travels with its tracking sheet. */
  traceabilityEnabled: z.boolean().optional(),
  paymentModes: z.array(paymentOptionSchema),
  /** The warehouses for each declared state; if there are several, one must be chosen (customer journey §5). */
  warehouses: z.strictObject(warehousesByState),
});
export type ShippingOption = z.infer<typeof shippingOptionSchema>;
