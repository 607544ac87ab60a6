import { z } from 'zod';
import { endpoint, uuidSchema } from '../kernel';
import { linkTokenSchema } from './buyback.bodies';
import { buybackRowSchema, proposalSchema } from './buyback.rows';

const byId = z.object({ id: uuidSchema });
const withLink = z.object({ token: linkTokenSchema.optional() });

/** Everything the public tracking and counter-offer pages show; nothing about other people. */
export const trackBuyback = endpoint({
  name: 'trackBuyback',
  method: 'GET',
  path: '/buybacks/{id}/tracking',
  access: 'public',
  summary: 'The customer’s view of a buyback, through the unguessable link.',
  params: byId,
  query: z.object({ token: linkTokenSchema }),
  reply: buybackRowSchema
    .pick({
      id: true,
      identificationNumber: true,
      status: true,
      circuit: true,
      productLabel: true,
      productLabelTranslations: true,
      productImage: true,
      productDrawing: true,
      brand: true,
      currency: true,
      prices: true,
      priceLines: true,
      deliveryStatus: true,
      createdAt: true,
      priceLock: true,
      transport: true,
      storeId: true,
    })
    .extend({
      proposal: proposalSchema.optional(),
      paymentStatus: z.string(),
      /** Of what lay in the parcel when it was opened. */
      openingPhotos: z.array(z.string()),
      photos: z.array(z.string()),
      /** Those that show one answer, by its question. */
      answerPhotos: z.record(z.string(), z.array(z.string())),
      /** What the workshop wrote, where the account shares it with its customers, and why less is offered. */
      warehouseComments: z.array(z.object({ at: z.string(), text: z.string() })),
      history: z.array(z.object({ at: z.string(), type: z.string() })),
    }),
});

export const downloadPhoto = endpoint({
  name: 'downloadPhoto',
  method: 'GET',
  path: '/buybacks/{id}/photos/{name}',
  access: 'public',
  summary:
    'A photo of the product as found; accessible by its own address, the customer’s link or a session that may see the buyback.',
  params: z.object({
    id: uuidSchema,
    name: z
      .string()
      .regex(/^[0-9a-z-]{1,64}\.(png|jpg)$/)
      .describe('As the tracking names the photo.'),
  }),
  query: withLink,
  produces: 'image/*',
  problems: ['unauthenticated'],
});

const proposalAnswer = {
  params: byId,
  body: z.strictObject({ token: linkTokenSchema }),
  resource: 'Buyback',
} as const;

export const acceptProposal = endpoint({
  name: 'acceptProposal',
  act: 'buyback.AcceptProposal',
  method: 'POST',
  path: '/buybacks/{id}/proposal/accept',
  access: 'public',
  summary: 'The customer accepts the new price.',
  ...proposalAnswer,
  status: 200,
  reply: z.object({ id: uuidSchema, answer: z.literal('accepted') }),
  problems: ['proposal-answered', 'proposal-expired', 'proposal-not-open'],
});

export const declineProposal = endpoint({
  name: 'declineProposal',
  act: 'buyback.DeclineProposal',
  method: 'POST',
  path: '/buybacks/{id}/proposal/reject',
  access: 'public',
  summary: 'The customer declines the new price; the product is returned.',
  ...proposalAnswer,
  status: 200,
  reply: z.object({ id: uuidSchema, answer: z.literal('declined') }),
  problems: ['proposal-answered', 'proposal-expired', 'proposal-not-open'],
});
