import { z } from 'zod';

/** What a person sees in a value whose type alone does not say it; forms, lists and histories follow it. */
export const looks = [
  ...(['money', 'percent', 'grams', 'centimetres', 'days'] as const),
  ...(['image', 'price-modifier', 'prices', 'translations'] as const),
] as const;
export type Look = (typeof looks)[number];

/** Key of the declaration in a schema's metadata, and so in OpenAPI. */
const key = 'x-look';

/** `money`: minor units of the account's currency. Declared last: a schema that is refined anew loses it. */
export const shownAs = <S extends z.ZodType>(look: Look, schema: S): S => schema.meta({ [key]: look });

export function lookOf(schema: z.ZodType): Look | undefined {
  const declared: unknown = z.globalRegistry.get(schema)?.[key];
  return looks.find((look) => look === declared);
}
