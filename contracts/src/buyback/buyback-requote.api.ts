import { z } from 'zod';
import { currencySchema, endpoint, isoTimeSchema, uuidSchema } from '../kernel';
import { linkTokenSchema } from './buyback.bodies';
import { shownProductSchema } from './shown-product.rows';

const byId = z.object({ id: uuidSchema });

export const readRequote = endpoint({
  name: 'readRequote',
  method: 'GET',
  path: '/buybacks/{id}/requote',
  access: 'public',
  summary: 'After the promised price ended: what the same answers are worth today, beside what was promised.',
  params: byId,
  query: z.object({ token: linkTokenSchema }),
  reply: z.object({
    id: uuidSchema,
    productLabel: z.string(),
    productLabelTranslations: shownProductSchema.shape.productLabelTranslations,
    currency: currencySchema,
    oldPrice: z.int(),
    newPrice: z.int(),
    /** How long the new price will be promised. */
    until: isoTimeSchema,
  }),
  problems: ['price-still-locked', 'no-buyback-price', 'answer-blocks-buyback', 'product-worth-zero'],
});

export const acceptRequote = endpoint({
  name: 'acceptRequote',
  act: 'buyback.RequoteBuyback',
  method: 'POST',
  path: '/buybacks/{id}/requote',
  access: 'public',
  summary: 'The customer takes the price of the day, which is promised anew.',
  params: byId,
  body: z.strictObject({ token: linkTokenSchema, price: z.int().nonnegative() }),
  resource: 'Buyback',
  status: 200,
  reply: z.object({ id: uuidSchema, price: z.int(), until: isoTimeSchema }),
  problems: ['price-still-locked', 'price-changed-meanwhile'],
});
