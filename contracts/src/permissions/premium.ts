import { z } from 'zod';

/** What a company buys beside the product itself (back office §1); operators activate it. */
export const premiumFeatures = [
  'custom_transfer_order',
  'imei_search_and_collect',
  'multi_product_cart',
  'payment_bonus',
  'absorption',
  'sftp_access',
] as const;
export const premiumFeatureSchema = z.enum(premiumFeatures);
export type PremiumFeature = z.infer<typeof premiumFeatureSchema>;
