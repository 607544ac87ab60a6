import { z } from 'zod';
import { endpoint, isoTimeSchema, resource, perMinute } from '../kernel';
import { webhookComputedSchema, webhookDeliverySchema, webhookInputSchema } from './webhook.document';

const secret = z.string().meta({
  description: 'Signs every delivery (Standard Webhooks). Only shown here.',
});
const byId = z.object({ id: z.string().min(1).max(100) });
const path = '/webhooks/{id}';

const documents = resource({
  name: 'webhooks',
  type: 'Webhook',
  schema: webhookInputSchema,
  computed: webhookComputedSchema,
  permissions: { list: 'webhook.read', create: 'webhook.manage' },
  list: { filters: ['active', 'description'], order: ['createdAt', 'description'] },
  problems: ['webhook-address-not-allowed', 'webhook-limit-reached'],
  // An address may contain a token of its receiver.
  personal: ['url'],
});
export type WebhookRow = z.infer<typeof documents.row>;

export const webhookCreatedSchema = documents.row.and(z.object({ secret }));
export type WebhookCreated = z.infer<typeof webhookCreatedSchema>;

/** Where messages for partners are sent. Only the reply to the creation contains the secret. */
export const webhooks = {
  ...documents,
  endpoints: {
    ...documents.endpoints,
    create: endpoint({
      ...documents.endpoints.create,
      reply: webhookCreatedSchema,
      confidential: true,
      summary:
        'Adds a webhook, which receives all messages from now on. This reply is the only one with its secret.',
    }),
  },
};

const since = z.strictObject({
  /** A position of the feed: delivery starts after it. */
  after: z.string().max(100).optional(),
  /** Delivery starts with the events from that time. */
  since: isoTimeSchema.optional(),
});

export const webhookEndpoints = {
  deliveries: endpoint({
    name: 'listWebhookDeliveries',
    method: 'GET',
    path: `${path}/deliveries`,
    access: 'webhook.read',
    summary: 'The latest attempts of a webhook.',
    params: byId,
    reply: webhookDeliverySchema,
    resource: 'WebhookDelivery',
    list: { filters: ['outcome', 'type', 'kind', 'eventId'], ranges: ['at'], order: ['at'] },
  }),
  rotate: endpoint({
    name: 'rotateWebhookSecret',
    method: 'POST',
    path: `${path}/rotate-secret`,
    access: 'webhook.manage',
    summary:
      'Creates a new secret, shown only in this reply. The previous one also signs until `previousUntil`.',
    params: byId,
    reply: z.object({ secret, previousUntil: isoTimeSchema }),
    confidential: true,
  }),
  replay: endpoint({
    name: 'replayWebhook',
    method: 'POST',
    path: `${path}/replay`,
    access: 'webhook.manage',
    summary:
      'Moves delivery back to a position or a time and sends all later messages again, with the same ids. Earlier messages waiting for a retry are given up.',
    params: byId,
    body: since.refine((body) => (body.after === undefined) !== (body.since === undefined), {
      error: 'after-or-since',
      path: ['since'],
    }),
    reply: documents.row,
    resource: 'Webhook',
    status: 202,
    problems: ['malformed-query'],
  }),
  test: endpoint({
    name: 'testWebhook',
    method: 'POST',
    path: `${path}/test`,
    access: 'webhook.manage',
    summary: 'Sends a test message once and returns the result.',
    params: byId,
    reply: webhookDeliverySchema,
    resource: 'WebhookDelivery',
    limits: [perMinute('address', 30)],
  }),
};
