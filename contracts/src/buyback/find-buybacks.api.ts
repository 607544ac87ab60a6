import { z } from 'zod';
import { endpoint } from '../kernel';
import { personKeys, thingKeys } from '../rules/finder-key';
import { buybackRowSchema } from './buyback.rows';
import { shownProductSchema } from './shown-product.rows';

export const mostFound = 20;

const foundBuybackSchema = buybackRowSchema
  .pick({ id: true, identificationNumber: true, status: true, brand: true })
  .extend(shownProductSchema.pick({ productLabel: true, productLabelTranslations: true }).shape)
  .extend({ by: z.enum([...thingKeys, ...personKeys]) });
export type FoundBuyback = z.infer<typeof foundBuybackSchema>;

const asked = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .describe('What is looked for, whole: nothing is found by its beginning.'),
});
const reply = z.object({ found: z.array(foundBuybackSchema) });

export const findBuybacks = endpoint({
  name: 'findBuybacks',
  method: 'GET',
  path: '/buybacks/find',
  access: 'buyback.detail',
  summary: 'Buybacks by their code, its last 8 or 4 digits, IMEI, serial, partner’s or tracking number.',
  query: asked,
  reply,
});

/** In the body: who is looked for must not stand in an address, nor in what keeps addresses. */
export const findCustomerBuybacks = endpoint({
  name: 'findCustomerBuybacks',
  method: 'POST',
  path: '/buybacks/find-by-customer',
  access: 'buyback.read-customer',
  summary:
    'Buybacks by the customer’s whole e-mail address, telephone number or last name; every look-up is recorded in the access log.',
  body: asked.strict(),
  reply,
  status: 200,
  confidential: true,
});
