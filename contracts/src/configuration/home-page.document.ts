import { z } from 'zod';
import { imageSchema, plainTextSchema } from '../catalogue/catalogue.parts';
import { listOfDistinct, readIn, reference, translationsSchema, uuidSchema } from '../kernel';

const titleSchema = plainTextSchema(255);
const title = {
  title: titleSchema.default(''),
  titleTranslations: translationsSchema(titleSchema).optional(),
  /** "Home page widgets: on or off" (back office §4). If omitted: on. */
  active: z.boolean().optional(),
};
/** A product that goes is left out of the page. */
const featuredSchema = reference(uuidSchema, { to: 'products', holds: false });

/** "Custom HTML 20 to 200000 characters, sanitised": what is stored is what is left of it (back office §5). */
export const customHtmlSchema = z.string().trim().min(20).max(200_000);

export const homeWidgetSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('search'), ...title }),
  z.strictObject({
    ...{ type: z.literal('html'), ...title, html: customHtmlSchema },
    htmlTranslations: translationsSchema(customHtmlSchema).optional(),
  }),
  z.strictObject({
    ...{ type: z.literal('products'), ...title },
    productIds: listOfDistinct(featuredSchema, 24, 1),
  }),
]);
export type HomeWidget = z.infer<typeof homeWidgetSchema>;

const metaTitleSchema = plainTextSchema(255).min(2);
const metaDescriptionSchema = plainTextSchema(500).min(2);
const bannerTitleSchema = plainTextSchema(50).min(2);

/** The home page of a client's site (back office §5 "Home page"); exactly one per account. */
export const homePageInputSchema = z.strictObject({
  /** Off: visitors see the page that every account has from the start. */
  active: z.boolean().default(false),
  metaTitle: metaTitleSchema.nullable().default(null),
  metaTitleTranslations: translationsSchema(metaTitleSchema).optional(),
  metaDescription: metaDescriptionSchema.nullable().default(null),
  metaDescriptionTranslations: translationsSchema(metaDescriptionSchema).optional(),
  /** Above the search. */
  bannerTitle: bannerTitleSchema.nullable().default(null),
  bannerTitleTranslations: translationsSchema(bannerTitleSchema).optional(),
  banner: imageSchema.nullable().default(null),
  /** In the order in which they are shown. */
  widgets: z.array(homeWidgetSchema).max(20).default([]),
});
export type HomePageInput = z.infer<typeof homePageInputSchema>;

export const isWidgetOn = ({ active }: Pick<HomeWidget, 'active'>): boolean => active !== false;

/** Without the widgets that are off: they may be unfinished, and visitors are not even sent them. */
export const homePageShown = <P extends HomePageInput>(page: P): P => ({
  ...page,
  widgets: page.widgets.filter(isWidgetOn),
});

/** The page as its visitor reads it; a text that is not translated stays as the account wrote it. */
export const homePageIn = <P extends HomePageInput>(page: P, language: string): P => {
  const shown = homePageShown(page);
  return { ...readIn(shown, language), widgets: shown.widgets.map((widget) => readIn(widget, language)) };
};
