import { z } from 'zod';
import { endpoint, uuidSchema } from '../kernel';
import { priceExplanationSchema } from './explain-price.rows';

export const explainPrice = endpoint({
  name: 'explainPrice',
  method: 'GET',
  path: '/buybacks/{id}/explain-price',
  access: 'buyback.explain-price',
  summary:
    'Each rule that made each price of a buyback, in order: the amount before and after it, and the version of the document that held it.',
  params: z.object({ id: uuidSchema }),
  reply: priceExplanationSchema,
});
