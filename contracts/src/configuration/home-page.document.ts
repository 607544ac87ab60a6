import { z } from 'zod';
import { imageSchema, plainTextSchema } from '../catalogue/catalogue.parts';
import { reference, uuidSchema } from '../kernel';

const widgetTitleSchema = plainTextSchema(255).default('');
/** A product that goes is left out of the page. */
const featuredSchema = reference(uuidSchema, { to: 'products', holds: false });

/** "Custom HTML 20 to 200000 characters, sanitised": what is stored is what is left of it (back office §5). */
export const customHtmlSchema = z.string().trim().min(20).max(200_000);

export const homeWidgetSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('search'), title: widgetTitleSchema }),
  z.strictObject({ type: z.literal('html'), title: widgetTitleSchema, html: customHtmlSchema }),
  z.strictObject({
    type: z.literal('products'),
    title: widgetTitleSchema,
    productIds: z.array(featuredSchema).min(1).max(24),
  }),
]);
export type HomeWidget = z.infer<typeof homeWidgetSchema>;

/** The home page of a client's site (back office §5 "Home page"); exactly one per account. */
export const homePageInputSchema = z.strictObject({
  /** Off: visitors see the page that every account has from the start. */
  active: z.boolean().default(false),
  metaTitle: plainTextSchema(255).min(2).nullable().default(null),
  metaDescription: plainTextSchema(500).min(2).nullable().default(null),
  /** Above the search. */
  bannerTitle: plainTextSchema(50).min(2).nullable().default(null),
  banner: imageSchema.nullable().default(null),
  /** In the order in which they are shown. */
  widgets: z.array(homeWidgetSchema).max(20).default([]),
});
export type HomePageInput = z.infer<typeof homePageInputSchema>;
