import { z } from 'zod';
import { resource } from '../kernel';
import { resalePricesInputSchema } from './resale-prices.document';

export const resalePrices = resource({
  name: 'resale-prices',
  published: true,
  type: 'ResalePrices',
  schema: resalePricesInputSchema,
  /** Empty for a product that is no longer there. */
  computed: z.object({ productLabel: z.string() }),
  permissions: { list: 'refurb-step.read', create: 'refurb-step.manage', update: 'refurb-step.manage' },
  list: { filters: ['productId'], order: ['productId'] },
  problems: ['invalid-request', 'resale-prices-already-set'],
});
