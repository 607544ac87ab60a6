import { z } from 'zod';
import { type Locale, translationsSchema } from '../kernel';
import { unknownVariables } from './text-variables.rules';

/** Variables allowed in the text of a transfer order (back office §3), written `{{total_price}}`. */
export const transferOrderVariables = [
  'total_price',
  'buyer_address',
  'buyer_long_name',
  'buyer_name',
  'buyer_siret',
  'buyer_capital',
  'customer_firstname',
  'customer_lastname',
  'payment_type',
  'product_label',
] as const;
export type TransferOrderVariable = (typeof transferOrderVariables)[number];

/**
 * In the account's language, until it writes its own; that takes the premium feature `custom_transfer_order`.
 * They say nothing of how many products there are: a cart has several.
 */
export const defaultTransferOrderTexts: Readonly<Record<Locale, string>> = {
  'fr-FR': [
    'Je soussigné(e) {{customer_firstname}} {{customer_lastname}} déclare être propriétaire de ce qui suit : {{product_label}},',
    'et le cède à {{buyer_long_name}}, {{buyer_address}}, pour {{total_price}}. Mode de paiement : {{payment_type}}.',
  ].join(' '),
  'en-GB': [
    'I, the undersigned {{customer_firstname}} {{customer_lastname}}, declare that I own the following: {{product_label}},',
    'and transfer it to {{buyer_long_name}}, {{buyer_address}}, for {{total_price}}. Payment mode: {{payment_type}}.',
  ].join(' '),
  'nl-BE': [
    'Ondergetekende {{customer_firstname}} {{customer_lastname}} verklaart eigenaar te zijn van het volgende: {{product_label}},',
    'en draagt het over aan {{buyer_long_name}}, {{buyer_address}}, voor {{total_price}}. Betaalwijze: {{payment_type}}.',
  ].join(' '),
  'de-DE': [
    'Hiermit erkläre ich, {{customer_firstname}} {{customer_lastname}}, Eigentümer des Folgenden zu sein: {{product_label}},',
    'und übertrage es an {{buyer_long_name}}, {{buyer_address}}, für {{total_price}}. Zahlungsart: {{payment_type}}.',
  ].join(' '),
};

/** What accounts were given before: in one language for all, then with the words for a single product. */
const formerDefaults = [
  [
    'The undersigned {{customer_firstname}} {{customer_lastname}} declares to be the owner of the product {{product_label}}',
    'and transfers it to {{buyer_long_name}}, {{buyer_address}}, for {{total_price}}, paid by {{payment_type}}.',
  ],
  [
    'Je soussigné(e) {{customer_firstname}} {{customer_lastname}} déclare être propriétaire du produit {{product_label}}',
    'et le cède à {{buyer_long_name}}, {{buyer_address}}, pour {{total_price}}, par {{payment_type}}.',
  ],
  [
    'I, the undersigned {{customer_firstname}} {{customer_lastname}}, declare that I own the product {{product_label}}',
    'and transfer it to {{buyer_long_name}}, {{buyer_address}}, for {{total_price}}, paid by {{payment_type}}.',
  ],
  [
    'Ondergetekende {{customer_firstname}} {{customer_lastname}} verklaart eigenaar te zijn van het product {{product_label}}',
    'en draagt het over aan {{buyer_long_name}}, {{buyer_address}}, voor {{total_price}}, betaald via {{payment_type}}.',
  ],
  [
    'Hiermit erkläre ich, {{customer_firstname}} {{customer_lastname}}, Eigentümer des Produkts {{product_label}} zu sein,',
    'und übertrage es an {{buyer_long_name}}, {{buyer_address}}, für {{total_price}}, gezahlt per {{payment_type}}.',
  ],
].map((lines) => lines.join('\n'));

/** Nobody wrote it: the account's language decides. */
export const isDefaultTransferOrder = (text: string): boolean =>
  [...formerDefaults, ...Object.values(defaultTransferOrderTexts)].includes(text);

/** "Text 2 to 5000 characters; only variables inserted from the dropdown are allowed" (back office §5). */
const orderTextSchema = z
  .string()
  .trim()
  .min(2)
  .max(5000)
  .refine((text) => unknownVariables(text, transferOrderVariables).length === 0, {
    error: 'unknown-variable',
  });
export const transferOrderInputSchema = z.strictObject({
  text: orderTextSchema,
  /** Settings of before have none. */
  textTranslations: translationsSchema(orderTextSchema).optional(),
});
export type TransferOrderSettings = z.infer<typeof transferOrderInputSchema>;
